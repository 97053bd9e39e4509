import {translate} from '@docusaurus/Translate';
import type {Unavailable} from '@site/src/plugins/offline/page/unavailable';
import type {Problem} from '@site/src/plugins/offline/store/problem';

/** What the reader is told about a problem: what is wrong, and what to do. */
export function problemText(
  problem: Problem | Unavailable,
  /** With `full`: the missing space, as text. With `altered`: address of the file. */
  {size = '', file = ''}: {size?: string; file?: string | undefined} = {},
): string {
  switch (problem) {
    case 'unreachable':
      return translate({
        id: 'obis.offline.unreachable',
        description: 'Problem of keeping pages in the browser: no answer of the server',
        message: 'The site cannot be reached. The download goes on when the network is back.',
      });
    case 'foreign':
      return translate({
        id: 'obis.offline.foreign',
        description: 'Problem of keeping pages: a login page of the network came instead',
        message:
          'Something else came in place of the manual, such as the sign-in page of a network. Sign in there, then continue.',
      });
    case 'altered':
      return translate(
        {
          id: 'obis.offline.altered',
          description: 'Problem of keeping pages: a file is not what was built',
          message:
            'A file arrived changed and was not kept: {file}. Continue later. If it happens again, tell the people who run the site.',
        },
        {file},
      );
    case 'absent':
      return translate({
        id: 'obis.offline.absent',
        description: 'Problem of keeping pages: the server has no file list',
        message: 'The server has no list of the files to keep. Tell the people who run the site.',
      });
    case 'full':
      return translate(
        {
          id: 'obis.offline.full',
          description: 'Problem of keeping pages: no space; {size} is the missing space',
          message:
            'The browser has no space left: {size} more are needed. Free some disk space, then continue. What was kept stays.',
        },
        {size},
      );
    case 'blocked':
      return translate({
        id: 'obis.offline.blocked',
        description: 'Problem of keeping pages: storage blocked or private window',
        message:
          'The browser stores nothing for this site. Allow it to store data, or leave the private window.',
      });
    case 'insecure':
      return translate({
        id: 'obis.offline.insecure',
        description: 'Problem of keeping pages: the site is not opened over HTTPS',
        message: 'Keeping pages needs HTTPS, and this site was opened over HTTP.',
      });
    case 'unsupported':
      return translate({
        id: 'obis.offline.unsupported',
        description: 'Problem of keeping pages: the browser lacks the functions',
        message:
          'This browser cannot keep pages. Use a newer one, or a window that is not private.',
      });
  }
}
