import fs from 'node:fs';
import path from 'node:path';
import {
  comparePages,
  formatTranslationProblem,
  listTranslationProblems,
} from '../../src/plugins/translations/comparePages';
import {hashPage} from '../../src/plugins/translations/hashPage';
import {writeTranslationRecord} from '../../src/plugins/translations/translationRecord';
import {i18n} from '../../src/content/locales';
import type {PagePair} from '../../src/content/pagePairs';
import type {TranslationContext} from '../../src/plugins/translations/types';

/**
 * Record a page as translated, by writing the hash of its current English page into the translation.
 * @returns whether the file has changed
 * @throws Error if there is no translation, or if its structure differs so that the build would fail
 */
export function recordTranslation(
  siteDir: string,
  pair: PagePair,
  site: TranslationContext = {},
): boolean {
  const {english, translation, route, englishFile, translationFile} = pair;
  if (english === undefined) {
    throw new Error(`${translationFile} has no source. Fix: remove it, or add ${englishFile}.`);
  }
  if (translation === undefined) {
    throw new Error(`${route} has no translation to record. Fix: write ${translationFile} first.`);
  }
  const [unreadable] = listTranslationProblems(comparePages([pair], site)).filter(
    ({rule}) => rule === 'syntax',
  );
  if (unreadable) throw new Error(formatTranslationProblem(unreadable));
  const recorded = writeTranslationRecord(translation, {
    source: i18n.defaultLocale,
    hash: hashPage(english),
  });
  const problems = listTranslationProblems(comparePages([{...pair, translation: recorded}], site));
  const errors = problems.filter(({severity}) => severity === 'error');
  if (errors.length > 0) {
    const list = errors.map((error) => `  ${formatTranslationProblem(error)}`).join('\n');
    throw new Error(`${route} is not recorded: put these right first.\n${list}`);
  }
  if (recorded === translation) return false;
  fs.writeFileSync(path.join(siteDir, translationFile), recorded);
  return true;
}
