import {spawnSync} from 'node:child_process';

/**
 * Run Git in a folder.
 * @returns its output; undefined when it failed, or when Git is not installed
 */
export function git(dir: string, ...args: readonly string[]): string | undefined {
  const {status, stdout} = spawnSync('git', args, {cwd: dir, encoding: 'utf8', maxBuffer: 1e8});
  return status === 0 ? stdout : undefined;
}

/**
 * Tell whether Git knows when each file was last changed. It does not in a source archive, and in a shallow clone it would give
 * most files the date of the oldest commit that was fetched.
 */
export const hasGitHistory = (dir: string): boolean =>
  git(dir, 'rev-parse', '--is-shallow-repository')?.trim() === 'false';
