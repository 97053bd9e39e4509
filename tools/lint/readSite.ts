import fs from 'node:fs';
import path from 'node:path';
import type {Locale} from '../../src/plugins/product-model/schema';
import {listFiles} from '../../src/plugins/product-model/pages';
import {parseCached} from '../../src/markdown/parsePage';
import {explainFrontMatter} from '../../src/plugins/translations/explainFrontMatter';
import {foldersOf} from '../../src/plugins/translations/listPairs';
import type {Parse} from '../../src/plugins/translations/normaliseSource';
import {translatedLocales} from '../../src/settings/locales';
import type {Finding} from './finding';
import {readPage, type Page} from './page';
import {PageSyntaxError} from './tree';

const FOLDERS: readonly {readonly folder: string; readonly language: Locale}[] = [
  {folder: 'docs', language: 'en'},
  {folder: 'src/pages', language: 'en'},
  ...translatedLocales.flatMap((language) =>
    foldersOf(language).map(({translation}) => ({folder: translation, language})),
  ),
];

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
  const broken = explainFrontMatter(text);
  const findings = broken ? [{file, rule: 'syntax', ...broken}] : [];
  try {
    return {page: readPage(file, route, language, text, parse), findings};
  } catch (error) {
    if (!(error instanceof PageSyntaxError)) throw error;
    return {findings: [...findings, {file, rule: 'syntax', ...error.remark}]};
  }
}

/** Reads all pages; their trees must not be changed. */
export function readSite(siteDir: string): SitePages {
  const read = FOLDERS.flatMap(({folder, language}) =>
    listFiles(path.join(siteDir, folder))
      .filter((name) => /\.mdx?$/.test(name))
      .map((name) => {
        const file = `${folder}/${name}`;
        const text = fs.readFileSync(path.join(siteDir, file), 'utf8');
        return readText(file, `/${name.replace(/\.mdx?$/, '')}`, language, text, parseCached);
      }),
  );
  return {
    pages: read.flatMap(({page}) => page ?? []),
    findings: read.flatMap(({findings}) => findings),
  };
}
