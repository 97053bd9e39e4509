import {listPagePairs} from '../../src/content/pagePairs';
import {PageSyntaxError} from '../../src/content/parsePage';
import {i18n, translatedLocales, type Locale} from '../../src/content/locales';
import type {Finding} from './finding';
import {parseLintPage, type Page} from './page';

/** The pages of the site, and a finding for each page that cannot be parsed. */
export type SitePages = {readonly pages: readonly Page[]; readonly findings: readonly Finding[]};

/** Read a page. If its MDX or front matter is invalid, return a finding instead. */
export function parseOrReport(
  file: string,
  route: string,
  language: Locale,
  text: string,
): {page?: Page; findings: Finding[]} {
  try {
    return {page: parseLintPage(file, route, language, text), findings: []};
  } catch (error) {
    if (!(error instanceof PageSyntaxError)) throw error;
    return {findings: [{file, rule: 'syntax', ...error.problem}]};
  }
}

/** Read all pages. */
export function readSite(siteDir: string): SitePages {
  const read = translatedLocales.flatMap((locale, index) =>
    listPagePairs(siteDir, locale).flatMap(
      ({route, englishFile, english, translationFile, translation}) => [
        // The English pages are listed for each language, so read them only once.
        ...(english === undefined || index > 0
          ? []
          : [parseOrReport(englishFile, route, i18n.defaultLocale, english)]),
        ...(translation === undefined
          ? []
          : [parseOrReport(translationFile, route, locale, translation)]),
      ],
    ),
  );
  return {
    pages: read.flatMap(({page}) => page ?? []),
    findings: read.flatMap(({findings}) => findings),
  };
}
