import {git} from '../../src/lib/git';

/** What changed, and since when. */
export type Changes = {
  /** Paths from the root of the site, with `/`, sorted; files that were removed too. */
  readonly files: readonly string[];
  /** What the writer calls the commit that the files are compared with, and its digits. */
  readonly since: string;
  readonly base: string;
};

/** The branches that a change is made for; the first that exists counts. */
const MAIN_BRANCHES = ['origin/main', 'main'];

/** Lists files by Git's `ls-files`, or by another command that separates them by a zero byte. */
const list = (siteDir: string, ...args: readonly string[]): string[] =>
  (git(siteDir, ...args) ?? '').split('\0').filter(Boolean);

/**
 * Lists what changed since the commit at which the branch left another one: committed or not, new files included.
 * @param since a branch, tag or commit; without it the main branch
 * @throws Error outside of a repository, and for a name that Git does not know
 */
export function changedFiles(siteDir: string, since?: string): Changes {
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
    // Without renames, so that the old path of a moved file counts as well.
    ...list(siteDir, 'diff', '--name-only', '--no-renames', '--relative', '-z', base, '--'),
    ...list(siteDir, 'ls-files', '--others', '--exclude-standard', '-z'),
  ];
  return {files: [...new Set(files)].sort(), since: `${start} (${base.slice(0, 7)})`, base};
}

/**
 * Lists a file, or the files of a folder that Git does not ignore.
 * @throws Error for a name without files
 */
export function filesBelow(siteDir: string, name: string): string[] {
  const args = ['--cached', '--others', '--exclude-standard', '-z', '--', name];
  const files = list(siteDir, 'ls-files', ...args);
  if (files.length > 0) return files;
  const fix = 'name files or folders from the root of the site, such as docs/obis/introduction';
  throw new Error(`There is no ${name}, so nothing would be checked. Fix: ${fix}.`);
}
