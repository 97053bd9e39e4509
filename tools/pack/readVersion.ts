import {git} from '../git';

/**
 * Reads what names a pack, the day and the commit of a working copy, and the time of that commit.
 * @throws Error when it is not one of Git and SOURCE_DATE_EPOCH (seconds since 1970) is not set
 */
export function readVersion(siteDir: string): {name: string; time: Date} {
  const log = git(siteDir, 'log', '-1', '--format=%ct %h') ?? '';
  const [seconds = '', commit = ''] = log.trim().split(' ');
  const epoch = process.env.SOURCE_DATE_EPOCH || seconds;
  if (!/^\d{9,10}$/.test(epoch)) {
    throw new Error(
      `The time of the pack is not known: ${siteDir} has no Git commit, and SOURCE_DATE_EPOCH="${epoch}" ` +
        'is no number of seconds. Valid example: SOURCE_DATE_EPOCH=1767225600',
    );
  }
  const time = new Date(Number(epoch) * 1000);
  return {name: [time.toISOString().slice(0, 10), commit].filter(Boolean).join('-'), time};
}
