import fs from 'node:fs';
import path from 'node:path';
import {detectAll} from '../../src/plugins/translations/detectTranslation';
import {hashSource} from '../../src/plugins/translations/hashSource';
import {formatProblem, listProblems} from '../../src/plugins/translations/listProblems';
import {writeStamp} from '../../src/plugins/translations/stamp';
import type {PagePair} from '../../src/content/pagePairs';
import type {Site} from '../../src/plugins/translations/types';

/**
 * Stamps a translation as checked against its source as it is now.
 * @returns whether the file was changed
 * @throws Error without a translation, or when the structure still differs, with which the build would fail
 */
export function acknowledge(siteDir: string, pair: PagePair, site: Site): boolean {
  const {source, translation, route, sourceFile, translationFile} = pair;
  if (source === undefined) {
    throw new Error(`${translationFile} has no source. Fix: remove it, or add ${sourceFile}.`);
  }
  if (translation === undefined) {
    throw new Error(`${route} has no translation to stamp. Fix: write ${translationFile} first.`);
  }
  const [unreadable] = listProblems(detectAll([pair], site)).filter(({rule}) => rule === 'syntax');
  if (unreadable) throw new Error(formatProblem(unreadable));
  const stamped = writeStamp(translation, {
    source: site.defaultLocale,
    hash: hashSource(source, route),
  });
  const problems = listProblems(detectAll([{...pair, translation: stamped}], site));
  const errors = problems.filter(({severity}) => severity === 'error');
  if (errors.length > 0) {
    const list = errors.map((error) => `  ${formatProblem(error)}`).join('\n');
    throw new Error(`${route} is not stamped: put these right first.\n${list}`);
  }
  if (stamped === translation) return false;
  fs.writeFileSync(path.join(siteDir, translationFile), stamped);
  return true;
}
