import {comparePages, listTranslationProblems} from '../../src/plugins/translations/comparePages';
import {indexEnglishLabels} from '../../src/plugins/product-model/facts';
import {loadFactUsage, type FactUsage} from '../../src/plugins/product-model/factUsage';
import {loadDataCached, loadModelCached} from '../../src/plugins/product-model/loadModel';
import {ERROR_CODE} from '../../src/content/errorCode';
import {languageName, translatedLocales, type Locale} from '../../src/content/locales';
import {listPagePairs} from '../../src/content/pagePairs';
import {isManualRoute, routeOf} from '../../src/content/pages';
import {findStaleFacts} from '../i18n/factRecords';
import type {Problem} from '../lint/problem';
import {lintTexts} from '../lint/lintTexts';

/** Tell whether a problem makes `npm run check` fail. A warning does not. */
export const isError = ({severity}: Problem): boolean => severity !== 'warning';

/** Compare the pages of a language with their English pages. Leave out English pages that have errors. */
function compareWithEnglish(
  siteDir: string,
  locale: Locale,
  pagesWithErrors: ReadonlySet<string>,
): Problem[] {
  const pairs = listPagePairs(siteDir, locale);
  const englishLabels = indexEnglishLabels(loadModelCached(siteDir));
  const site = {routes: pairs.map(({route}) => route), englishLabels};
  const compared = pairs.filter(({englishFile}) => !pagesWithErrors.has(englishFile));
  // The text lint reports pages that cannot be parsed.
  return listTranslationProblems(comparePages(compared, site)).filter(
    ({rule}) => rule !== 'syntax',
  );
}

/**
 * List the languages in which at least one page is not translated. Such a language is still being added, so its other missing texts are
 * warnings. In a complete language they are errors.
 */
const listIncompleteLocales = (siteDir: string): ReadonlySet<string> =>
  new Set(
    translatedLocales.filter((locale) =>
      listPagePairs(siteDir, locale).some(({translation}) => translation === undefined),
    ),
  );

/** Report each text of data/ that is missing in a language. */
const findUntranslatedFacts = (siteDir: string, incomplete: ReadonlySet<string>): Problem[] =>
  loadDataCached(siteDir).missingTranslations.map(({file, line, locale, english}) => ({
    file,
    line,
    rule: 'text',
    message: `no ${languageName(locale)} text for "${english}"`,
    fix: `add ${locale}: after en:`,
    severity: incomplete.has(locale) ? 'warning' : 'error',
  }));

/** Matches the id of an error with a code, such as `error:verify-01`. The answer of the look-up links to its row, so a manual page has to show it. */
const CODE_ID = new RegExp(`^error:${ERROR_CODE}$`, 'i');

/** Report each fact that no page shows. Nobody reads it, and the product's owner would have to confirm it all the same. */
export const findUnusedFacts = (facts: readonly FactUsage[]): Problem[] =>
  facts
    .filter(({id, routes}) =>
      CODE_ID.test(id)
        ? // Other pages have samples for writers.
          !routes.some(isManualRoute)
        : routes.length === 0,
    )
    .map(({id, file, line}) => ({
      file,
      line,
      rule: 'unused',
      message: `no page shows ${id}`,
      fix: 'show it on a page, or remove it',
      severity: CODE_ID.test(id) ? 'error' : 'warning',
    }));

/**
 * Find problems in translations: pages that differ from their English pages, and texts of data/ and of the interface that are missing or
 * out of date.
 * @param pagesWithErrors English pages that are not compared, because their translations would get the same errors
 */
export async function findProblemsOfTranslations(
  siteDir: string,
  pagesWithErrors: ReadonlySet<string> = new Set(),
): Promise<Problem[]> {
  const incomplete = listIncompleteLocales(siteDir);
  // Imported here, because it loads the whole configuration, and an error in there is shown as a message only while a command runs.
  const {findMessageProblems} = await import('../i18n/findMessageProblems');
  return [
    ...translatedLocales.flatMap((locale) => compareWithEnglish(siteDir, locale, pagesWithErrors)),
    ...findUntranslatedFacts(siteDir, incomplete),
    ...findStaleFacts(siteDir),
    ...(await findMessageProblems(siteDir, incomplete)),
  ];
}

/** Find all problems in pages, data/ and texts of the interface. */
export async function findProblems(siteDir: string): Promise<Problem[]> {
  const found = await lintTexts(siteDir);
  const pagesWithErrors = new Set(found.filter(isError).map(({file}) => file));
  return [
    ...found,
    ...(await findProblemsOfTranslations(siteDir, pagesWithErrors)),
    // Which facts a page with an error shows is not known.
    ...(pagesWithErrors.size === 0 ? findUnusedFacts(loadFactUsage(siteDir)) : []),
  ];
}

/** Return a filter for the problems in some files. A page counts in all languages, because a change of one makes the others stale. */
export function createFileFilter(files: readonly string[]): (problem: Problem) => boolean {
  const places = new Set(files.map((file) => routeOf(file) ?? file));
  return ({file}) => places.has(routeOf(file) ?? file);
}
