import {listPagePairs} from '../../src/content/pagePairs';
import {languageName, translatedLocales} from '../../src/content/locales';
import {loadDataCached} from '../../src/plugins/product-model/loadModel';
import type {Finding} from '../lint/finding';

/**
 * List the languages that are still being added, which are those with a page that is not translated. What else they lack is a
 * warning. In a language with all pages it is an error.
 */
export const incompleteLocales = (siteDir: string): ReadonlySet<string> =>
  new Set(
    translatedLocales.filter((locale) =>
      listPagePairs(siteDir, locale).some(({translation}) => translation === undefined),
    ),
  );

/** Report each text of data/ that a language lacks. */
export const findMissingTexts = (siteDir: string, incomplete: ReadonlySet<string>): Finding[] =>
  loadDataCached(siteDir).missing.map(({file, line, locale, english}) => ({
    file,
    line,
    rule: 'text',
    message: `no ${languageName(locale)} text for "${english}"`,
    fix: `add ${locale}: after en:`,
    severity: incomplete.has(locale) ? 'warning' : 'error',
  }));
