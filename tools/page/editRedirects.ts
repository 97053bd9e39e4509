import {parse} from 'yaml';
import type {RedirectEntry} from '../../src/plugins/redirects/readRedirects';

/**
 * Return the text of redirects.yaml after a page has moved. Add a redirect from the old to the new route, and change redirects to the
 * old route so that they lead to the new one. Remove a redirect from the new route, because it is a page again. Keep the comment
 * at the start.
 */
export function editRedirects(text: string, from: string, to: string): string {
  const [comment = ''] = /^(?:#.*\n)*/.exec(text) ?? [];
  const entries = [...(parse(text) as RedirectEntry[]), {from, to: from}];
  const lines = entries
    .filter((entry) => entry.from !== to)
    .map((entry) => {
      const [page, anchor] = entry.to.split('#');
      const target = page === from ? to : page;
      return `- {from: ${entry.from}, to: ${anchor ? `${target}#${anchor}` : target}}\n`;
    });
  return comment + lines.join('');
}
