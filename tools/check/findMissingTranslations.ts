import {listPagePairs} from '../../src/content/pagePairs';
import {languageName, translatedLocales} from '../../src/content/locales';
import {loadDataCached} from '../../src/plugins/product-model/loadModel';
import type {Finding} from '../lint/finding';

/**
 * List the languages in which at least one page is not translated. Such a language is still being added, so its other missing texts are
 * warnings. In a complete language they are errors.
 */
export const incompleteLocales = (siteDir: string): ReadonlySet<string> =>
  new Set(
    translatedLocales.filter((locale) =>
      listPagePairs(siteDir, locale).some(({translation}) => translation === undefined),
    ),
  );

/** Report each text of data/ that is missing in a language. */
export const findMissingTranslations = (
  siteDir: string,
  incomplete: ReadonlySet<string>,
): Finding[] =>
  loadDataCached(siteDir).missingTranslations.map(({file, line, locale, english}) => ({
    file,
    line,
    rule: 'text',
    message: `no ${languageName(locale)} text for "${english}"`,
    fix: `add ${locale}: after en:`,
    severity: incomplete.has(locale) ? 'warning' : 'error',
  }));
