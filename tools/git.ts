import {spawnSync} from 'node:child_process';

/**
 * Runs Git in the folder of the site.
 * @returns what it printed; undefined when it failed
 */
export function git(siteDir: string, ...args: readonly string[]): string | undefined {
  const {status, stdout} = spawnSync('git', args, {cwd: siteDir, encoding: 'utf8', maxBuffer: 1e8});
  return status === 0 ? stdout : undefined;
}
