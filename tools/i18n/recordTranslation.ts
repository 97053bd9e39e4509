import fs from 'node:fs';
import path from 'node:path';
import {detectAll} from '../../src/plugins/translations/detectTranslation';
import {hashSource} from '../../src/plugins/translations/hashSource';
import {formatProblem, listProblems} from '../../src/plugins/translations/listProblems';
import {writeRecord} from '../../src/plugins/translations/translationRecord';
import type {PagePair} from '../../src/content/pagePairs';
import type {Site} from '../../src/plugins/translations/types';

/**
 * Record a page as translated, by writing the hash of its current source into the translation.
 * @returns whether the file has changed
 * @throws Error if there is no translation, or if its structure differs so that the build would fail
 */
export function recordTranslation(siteDir: string, pair: PagePair, site: Site): boolean {
  const {source, translation, route, sourceFile, translationFile} = pair;
  if (source === undefined) {
    throw new Error(`${translationFile} has no source. Fix: remove it, or add ${sourceFile}.`);
  }
  if (translation === undefined) {
    throw new Error(`${route} has no translation to record. Fix: write ${translationFile} first.`);
  }
  const [unreadable] = listProblems(detectAll([pair], site)).filter(({rule}) => rule === 'syntax');
  if (unreadable) throw new Error(formatProblem(unreadable));
  const recorded = writeRecord(translation, {
    source: site.defaultLocale,
    hash: hashSource(source, route),
  });
  const problems = listProblems(detectAll([{...pair, translation: recorded}], site));
  const errors = problems.filter(({severity}) => severity === 'error');
  if (errors.length > 0) {
    const list = errors.map((error) => `  ${formatProblem(error)}`).join('\n');
    throw new Error(`${route} is not recorded: put these right first.\n${list}`);
  }
  if (recorded === translation) return false;
  fs.writeFileSync(path.join(siteDir, translationFile), recorded);
  return true;
}
