import {spawnSync} from 'node:child_process';

/**
 * The day of the content: of `SOURCE_DATE_EPOCH` (https://reproducible-builds.org/specs/source-date-epoch/), or of the commit.
 * @returns such as 2026-03-12, in UTC
 * @throws Error outside of a Git repository without the variable
 */
export function contentDate(siteDir: string, env: NodeJS.ProcessEnv): string {
  const git = () =>
    spawnSync('git', ['log', '-1', '--format=%ct'], {cwd: siteDir, encoding: 'utf8'}).stdout;
  const seconds = env.SOURCE_DATE_EPOCH || git()?.trim();
  if (!seconds || !/^\d+$/.test(seconds)) {
    throw new Error(
      `The date of the book is unknown: SOURCE_DATE_EPOCH=${env.SOURCE_DATE_EPOCH ?? ''} is no number of seconds, ` +
        `and ${siteDir} has no Git commit. Fix: set SOURCE_DATE_EPOCH, for example to 1773273600.`,
    );
  }
  return new Date(Number(seconds) * 1000).toISOString().slice(0, 10);
}
