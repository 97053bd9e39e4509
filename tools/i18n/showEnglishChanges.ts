import {hashPage} from '../../src/plugins/translations/hashPage';
import {readTranslationRecord} from '../../src/plugins/translations/translationRecord';
import type {PagePair} from '../../src/content/pagePairs';
import {git} from '../../src/lib/git';

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

/** Check whether a text has this hash. Return false for an old revision that cannot be parsed. */
function hasHash(text: string | undefined, hash: string): boolean {
  try {
    return text !== undefined && hashPage(text) === hash;
  } catch {
    return false;
  }
}

/**
 * Show what has changed in the English page since its translation was recorded, as a word diff between two versions in Git.
 * @param color whether to colour the words, for a terminal
 */
export function showEnglishChanges(siteDir: string, pair: PagePair, color: boolean): string {
  const {english, translation = '', route, englishFile, translationFile} = pair;
  const {record} = readTranslationRecord(translation);
  const compareAll = `Compare it with ${englishFile}, then run npm run i18n -- record ${route}.`;
  const notInHistory = `The Git history here has no ${englishFile} with the text that was recorded; a shallow clone needs git fetch --unshallow. ${compareAll}`;
  if (english === undefined)
    return `${translationFile} has no source: there is nothing to compare.`;
  if (!record) return `${translationFile} has no valid record. ${compareAll}`;
  if (hasHash(english, record.hash))
    return `Nothing has changed in ${englishFile} since the record.`;
  const recorded = revisions(siteDir, englishFile).find(({commit, name}) =>
    hasHash(git(siteDir, 'show', `${commit}:${name}`), record.hash),
  );
  if (!recorded) return notInHistory;
  const shown = git(
    siteDir,
    'diff',
    `--word-diff=${color ? 'color' : 'plain'}`,
    '--unified=1',
    `${recorded.commit}:${recorded.name}`,
    // Compare with the working tree, to include uncommitted changes.
    englishFile,
  );
  return shown || notInHistory;
}
