import {parseCached} from '../../src/markdown/parsePage';
import {explainFrontMatter} from '../../src/plugins/translations/explainSyntax';
import {listPairs} from '../../src/plugins/translations/listPairs';
import type {Parse} from '../../src/plugins/translations/normaliseSource';
import {i18n, translatedLocales, type Locale} from '../../src/settings/locales';
import type {Finding, Remark} from './finding';
import {readPage, type Page} from './page';
import {PageSyntaxError} from './tree';

/** Pages that can be read, and a finding for each mistake of syntax. */
export type SitePages = {readonly pages: readonly Page[]; readonly findings: readonly Finding[]};

/** Parses one page; invalid MDX and front matter become findings. */
export function readText(
  file: string,
  route: string,
  language: Locale,
  text: string,
  parse?: Parse,
): {page?: Page; findings: Finding[]} {
  const syntax = (remark: Remark) => ({findings: [{file, rule: 'syntax', ...remark}]});
  // Nothing else is said of the page then: it would follow from the entries that are missing.
  const broken = explainFrontMatter(text);
  if (broken) return syntax(broken);
  try {
    return {page: readPage(file, route, language, text, parse), findings: []};
  } catch (error) {
    if (!(error instanceof PageSyntaxError)) throw error;
    return syntax(error.mistake);
  }
}

/** Reads all pages; their trees must not be changed. */
export function readSite(siteDir: string): SitePages {
  const read = translatedLocales.flatMap((locale, index) =>
    listPairs(siteDir, locale).flatMap(
      ({route, sourceFile, source, translationFile, translation}) => [
        // The sources are in the list of each language.
        ...(source === undefined || index > 0
          ? []
          : [readText(sourceFile, route, i18n.defaultLocale, source, parseCached)]),
        ...(translation === undefined
          ? []
          : [readText(translationFile, route, locale, translation, parseCached)]),
      ],
    ),
  );
  return {
    pages: read.flatMap(({page}) => page ?? []),
    findings: read.flatMap(({findings}) => findings),
  };
}
