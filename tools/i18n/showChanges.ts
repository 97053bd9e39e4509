import {i18n} from '../../src/content/locales';
import {hashSource} from '../../src/plugins/translations/hashSource';
import {readStamp} from '../../src/plugins/translations/stamp';
import type {PagePair} from '../../src/content/pagePairs';
import {git} from '../../src/lib/git';

/** Lists the commits that touched a file with the name it had then, newest first. */
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

/** Tells whether this text is the stamped one; false for an old revision that cannot be parsed. */
function hasHash(text: string | undefined, route: string, hash: string): boolean {
  try {
    return text !== undefined && hashSource(text, route) === hash;
  } catch {
    return false;
  }
}

/** Says why the Git history lacks the stamped text. */
function explainMissing(siteDir: string, {route, sourceFile}: PagePair): string {
  const reason =
    git(siteDir, 'rev-parse', '--git-dir') === undefined
      ? 'this folder is not a Git repository'
      : git(siteDir, 'rev-parse', '--is-shallow-repository')?.trim() === 'true'
        ? 'this clone is shallow; run git fetch --unshallow'
        : `no commit of ${sourceFile} has the text that was stamped`;
  return (
    `What changed cannot be shown: ${reason}.\n` +
    `Compare the whole page with ${sourceFile}, then run npm run i18n -- ack ${route}.`
  );
}

/**
 * Shows what has changed in a page's source since its translation was stamped, as a word diff from the history of Git.
 * @param color whether to colour the words, for a terminal
 */
export function showChanges(siteDir: string, pair: PagePair, color: boolean): string {
  const {source, translation = '', route, sourceFile, translationFile} = pair;
  const reading = readStamp(translation, i18n.defaultLocale);
  if (source === undefined) return `${translationFile} has no source: there is nothing to compare.`;
  if (reading.kind !== 'stamp') {
    return `${translationFile} has no valid stamp. Compare it with ${sourceFile}, then run npm run i18n -- ack ${route}.`;
  }
  const {hash} = reading.stamp;
  if (hasHash(source, route, hash)) return `Nothing has changed in ${sourceFile} since the stamp.`;
  const stamped = revisions(siteDir, sourceFile).find(({commit, name}) =>
    hasHash(git(siteDir, 'show', `${commit}:${name}`), route, hash),
  );
  if (!stamped) return explainMissing(siteDir, pair);
  const shown = git(
    siteDir,
    'diff',
    `--word-diff=${color ? 'color' : 'plain'}`,
    '--unified=1',
    `${stamped.commit}:${stamped.name}`,
    // Against the working tree, to include uncommitted changes.
    sourceFile,
  );
  return shown || explainMissing(siteDir, pair);
}
