import {spawnSync} from 'node:child_process';

/** What names a pack: the day and the commit, and the time of that commit. */
export type Version = {readonly name: string; readonly time: Date};

/**
 * The version of a working copy.
 * @throws Error when it is not one of Git and SOURCE_DATE_EPOCH (seconds since 1970) is not set
 */
export function readVersion(siteDir: string, env: NodeJS.ProcessEnv = process.env): Version {
  const {stdout} = spawnSync('git', ['log', '-1', '--format=%ct %h'], {
    cwd: siteDir,
    encoding: 'utf8',
  });
  const [seconds = '', commit = ''] = (stdout ?? '').trim().split(' ');
  const epoch = env.SOURCE_DATE_EPOCH || seconds;
  if (!/^\d{9,10}$/.test(epoch)) {
    throw new Error(
      `The time of the pack is not known: ${siteDir} has no Git commit, and SOURCE_DATE_EPOCH=${JSON.stringify(env.SOURCE_DATE_EPOCH ?? '')} ` +
        'is no number of seconds. Valid example: SOURCE_DATE_EPOCH=1767225600',
    );
  }
  const time = new Date(Number(epoch) * 1000);
  return {name: [time.toISOString().slice(0, 10), commit].filter(Boolean).join('-'), time};
}
