import fs from 'node:fs';
import path from 'node:path';
import {git} from '../../src/lib/git';

/** A file with English texts, and the translation record that was made of it. */
export type RecordedFile = {
  readonly file: string;
  /** The recorded hash. */
  readonly hash: string | undefined;
  /** Return the hash of a version of the file. It throws for a version that cannot be parsed. */
  readonly hashOf: (content: string) => string;
  /** How a writer names the file in `npm run i18n -- record`. */
  readonly name: string;
};

/** List the commits that changed a file, newest first, with the name that the file had in each. */
function revisions(siteDir: string, file: string): {commit: string; name: string}[] {
  const log = git(siteDir, 'log', '--follow', '--format=%x00%H', '--name-only', '--', file) ?? '';
  return log
    .split('\0')
    .slice(1)
    .map((entry) => {
      const [commit = '', name = file] = entry.split('\n').filter(Boolean);
      return {commit, name};
    });
}

/** Check whether a version of a file has the recorded hash. */
function isRecorded({hash, hashOf}: RecordedFile, content: string | undefined): boolean {
  try {
    return content !== undefined && hashOf(content) === hash;
  } catch {
    return false;
  }
}

/**
 * Show what has changed in an English page or a data file since its translation was recorded, as a word diff between two versions in Git.
 * @param color whether to colour the words, for a terminal
 */
export function showEnglishChanges(
  siteDir: string,
  recorded: RecordedFile,
  color: boolean,
): string {
  const {file, hash, name} = recorded;
  const compareAll = `Compare the translation with ${file}, then run npm run i18n -- record ${name}.`;
  const notInHistory = `The Git history here has no ${file} with the text that was recorded; a shallow clone needs git fetch --unshallow. ${compareAll}`;
  if (!fs.existsSync(path.join(siteDir, file)))
    return `${file} does not exist: there is nothing to compare.`;
  if (!hash) return `${file} has no valid record. ${compareAll}`;
  if (isRecorded(recorded, fs.readFileSync(path.join(siteDir, file), 'utf8')))
    return `Nothing has changed in ${file} since the record.`;
  const found = revisions(siteDir, file).find((revision) =>
    isRecorded(recorded, git(siteDir, 'show', `${revision.commit}:${revision.name}`)),
  );
  if (!found) return notInHistory;
  const shown = git(
    siteDir,
    'diff',
    `--word-diff=${color ? 'color' : 'plain'}`,
    '--unified=1',
    `${found.commit}:${found.name}`,
    // Compare with the working tree, to include uncommitted changes.
    file,
  );
  return shown || notInHistory;
}
