import {git} from '../../src/lib/git';

/** The changed files, and the commit that they are compared with. */
export type ChangedFiles = {
  /** Sorted paths from the root of the site, with `/`. Removed files are included. */
  readonly files: readonly string[];
  /** Name of the commit for messages, such as `main (1a2b3c4)`. */
  readonly since: string;
  /** Hash of the commit. */
  readonly base: string;
};

/** Names of the main branch. The first that exists is used. */
const MAIN_BRANCHES = ['origin/main', 'main'];

/** Run a Git command that separates file names by a zero byte, and return the names. */
const list = (siteDir: string, ...args: readonly string[]): string[] =>
  (git(siteDir, ...args) ?? '').split('\0').filter(Boolean);

/**
 * List the files that have changed since the current branch left another one, including uncommitted changes and new files.
 * @param since the other branch, a tag or a commit; the main branch by default
 * @throws Error outside of a repository, and for a name that Git does not know
 */
export function listChangedFiles(siteDir: string, since?: string): ChangedFiles {
  if (git(siteDir, 'rev-parse', '--show-toplevel') === undefined) {
    throw new Error(
      'This folder is not a Git repository, so nothing says what changed. Fix: use --all, or clone the repository.',
    );
  }
  const names = since === undefined ? MAIN_BRANCHES : [since];
  const start = names.find(
    (name) =>
      git(siteDir, 'rev-parse', '--verify', '--end-of-options', `${name}^{commit}`) !== undefined,
  );
  if (start === undefined) {
    const fix = 'fetch the branch, or name files or --all';
    throw new Error(`There is no branch or commit ${names.join(' or ')}. Fix: ${fix}.`);
  }
  const base = git(siteDir, 'merge-base', start, 'HEAD')?.trim();
  if (base === undefined) {
    throw new Error(
      `HEAD and ${start} have no commit in common. Fix: fetch all commits (git fetch --unshallow), or use --all.`,
    );
  }
  const files = [
    // Without detection of renames, so that the old path of a moved file is listed as well.
    ...list(siteDir, 'diff', '--name-only', '--no-renames', '--relative', '-z', base, '--'),
    ...list(siteDir, 'ls-files', '--others', '--exclude-standard', '-z'),
  ];
  return {files: [...new Set(files)].sort(), since: `${start} (${base.slice(0, 7)})`, base};
}

/**
 * List the files with a path or in a folder, except for those that Git ignores.
 * @throws Error if there are none
 */
export function listFilesBelow(siteDir: string, name: string): string[] {
  const args = ['--cached', '--others', '--exclude-standard', '-z', '--', name];
  const files = list(siteDir, 'ls-files', ...args);
  if (files.length > 0) return files;
  const fix = 'name files or folders from the root of the site, such as docs/obis/introduction';
  throw new Error(`There is no ${name}, so nothing would be checked. Fix: ${fix}.`);
}
