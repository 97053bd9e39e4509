import {spawnSync} from 'node:child_process';

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

function git(siteDir: string, args: readonly string[]): string | undefined {
  const {status, stdout, error} = spawnSync('git', args, {
    cwd: siteDir,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  if (error) {
    throw new Error(`git does not start: ${error.message}. Fix: install Git, or use --all.`);
  }
  return status === 0 ? stdout : undefined;
}

const isCommit = (siteDir: string, name: string): boolean =>
  git(siteDir, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`]) !==
  undefined;

/** @throws Error that says what is wrong and how to go on */
function startOf(siteDir: string, since: string | undefined): string {
  if (git(siteDir, ['rev-parse', '--show-toplevel']) === undefined) {
    throw new Error(
      'This folder is not a Git repository, so nothing says what changed. Fix: use --all, or clone the repository.',
    );
  }
  if (since !== undefined) {
    if (isCommit(siteDir, since)) return since;
    throw new Error(
      `--since "${since}" is no branch, tag or commit. Fix: name one, such as --since main or --since HEAD~3.`,
    );
  }
  const found = MAIN_BRANCHES.find((branch) => isCommit(siteDir, branch));
  if (found === undefined) {
    throw new Error(
      `There is no branch ${MAIN_BRANCHES.join(' or ')}. Fix: name a commit, such as --since HEAD~3, or use --all.`,
    );
  }
  return found;
}

const split = (output = ''): string[] => output.split('\0').filter(Boolean);

/**
 * Lists what changed since the commit at which the branch left another one: committed or not, new files included.
 * @param since a branch, tag or commit; without it the main branch
 * @throws Error outside of a repository, and for a name that Git does not know
 */
export function changedFiles(siteDir: string, since?: string): Changes {
  const start = startOf(siteDir, since);
  const base = git(siteDir, ['merge-base', start, 'HEAD'])?.trim();
  if (base === undefined) {
    throw new Error(
      `HEAD and ${start} have no commit in common. Fix: fetch all commits (git fetch --unshallow), or use --all.`,
    );
  }
  // Without renames, so that the old path of a moved file counts as well.
  const diff = ['diff', '--name-only', '--no-renames', '--relative', '-z', base, '--'];
  const files = [
    ...split(git(siteDir, diff)),
    ...split(git(siteDir, ['ls-files', '--others', '--exclude-standard', '-z'])),
  ];
  return {files: [...new Set(files)].sort(), since: `${start} (${base.slice(0, 7)})`, base};
}
