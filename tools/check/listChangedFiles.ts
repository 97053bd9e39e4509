import {git} from '../../src/lib/git';

/** Names of the main branch. The first that exists is used. */
const MAIN_BRANCHES = ['origin/main', 'main'];

/**
 * Find the commit at which the current branch left the main branch.
 * @returns undefined if Git does not know it: without a branch main, or in a clone without all commits
 */
export const findBranchStart = (siteDir: string): string | undefined =>
  MAIN_BRANCHES.map((name) => git(siteDir, 'merge-base', name, 'HEAD'))
    .find(Boolean)
    ?.trim();

/** Run a Git command that separates file names by a zero byte, and return the names. */
const listFiles = (siteDir: string, ...args: readonly string[]): string[] =>
  (git(siteDir, ...args) ?? '').split('\0').filter(Boolean);

/**
 * List the files that have changed since the current branch left the main branch, including uncommitted changes, new and removed files.
 * @returns sorted paths from the root of the site, with `/`
 * @throws Error if Git does not know where the branch began
 */
export function listChangedFiles(siteDir: string): string[] {
  const base = findBranchStart(siteDir);
  if (base === undefined) {
    throw new Error(
      'Git does not say what changed, because this folder has no branch main, or not all commits. Fix: use --all, or git fetch --unshallow.',
    );
  }
  const files = [
    // Without detection of renames, so that the old path of a moved file is listed as well.
    ...listFiles(
      siteDir,
      ...['diff', '--name-only', '--no-renames', '--relative', '-z', base, '--'],
    ),
    ...listFiles(siteDir, 'ls-files', '--others', '--exclude-standard', '-z'),
  ];
  return [...new Set(files)].sort();
}
