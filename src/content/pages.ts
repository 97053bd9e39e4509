import fs from 'node:fs';
import path from 'node:path';
import {i18n, translatedLocales} from './locales';

/** A folder of pages and the folder of their translations, both relative to the site directory. */
export type Folders = {readonly source: string; readonly translation: string};

/** Return the folders of docs and pages, with the folders of their translations into a language. */
export const pageFolders = (locale: string): Folders[] => [
  {source: 'docs', translation: `i18n/${locale}/docusaurus-plugin-content-docs/current`},
  {source: 'src/pages', translation: `i18n/${locale}/docusaurus-plugin-content-pages`},
];

/** The folders that contain pages, in all languages. Those of the default language are first. */
export const PAGE_FOLDERS: readonly string[] = [
  ...pageFolders(i18n.defaultLocale).map(({source}) => source),
  ...translatedLocales.flatMap((locale) => pageFolders(locale).map(({translation}) => translation)),
];

/** List everything below a folder as sorted relative paths with `/`. Return nothing for a folder that does not exist. */
export function listFiles(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((name) => name.split(path.sep).join('/'))
    .sort();
}

/** List the site paths of all pages in docs/ and src/pages/. */
export function listPages(siteDir: string): Set<string> {
  const pages = PAGE_FOLDERS.filter((folder) => !folder.startsWith('i18n/')).flatMap((folder) =>
    listFiles(path.join(siteDir, folder))
      .filter((name) => /\.(?:mdx?|tsx)$/.test(name))
      .map((name) => `/${name.replace(/\.\w+$/, '').replace(/(?:^|\/)index$/, '')}`),
  );
  return new Set(pages);
}

/**
 * Return the site path of a page's file, without the language. Return undefined for other files.
 * @example pagePath('docs/obis/common/glossary.mdx') → '/obis/common/glossary'
 */
export function pagePath(file: string): string | undefined {
  const folder = PAGE_FOLDERS.find((each) => file.startsWith(`${each}/`));
  return folder && /\.mdx?$/.test(file)
    ? file.slice(folder.length).replace(/\.mdx?$/, '')
    : undefined;
}

/** Yield the text of a page in one language, then in English, as far as these files exist. */
function* pageTexts(siteDir: string, page: string, locale: string): Generator<string> {
  const folders = [
    ...PAGE_FOLDERS.filter((folder) => folder.startsWith(`i18n/${locale}/`)),
    ...PAGE_FOLDERS.filter((folder) => !folder.startsWith('i18n/')),
  ];
  for (const folder of folders) {
    for (const extension of ['.mdx', '.md']) {
      const file = path.join(siteDir, folder, `${page}${extension}`);
      if (fs.existsSync(file)) yield fs.readFileSync(file, 'utf8');
    }
  }
}

/** Return a heading as plain text, without its id, components and backticks. */
const headingText = (heading: string): string =>
  heading.replace(/\{\/\*.*?\*\/\}|<[^>]*>|`/g, '').trim();

/**
 * Return the title of a page, which is the `#` heading of its file. An untranslated page has its English title.
 * @example pageTitle(siteDir, '/obis/common/glossary', 'zh') → '术语表'
 */
export function pageTitle(siteDir: string, page: string, locale: string): string {
  for (const text of pageTexts(siteDir, page, locale)) {
    const title = /^# (.+)$/m.exec(text)?.[1];
    if (title) return headingText(title);
  }
  return page;
}

/**
 * Return the text of the heading with an id. Return undefined for other anchors, such as rows of tables.
 * @example sectionTitle(siteDir, '/obis/common/glossary', 'keys', 'en') → 'Keys'
 */
export function sectionTitle(
  siteDir: string,
  page: string,
  anchor: string,
  locale: string,
): string | undefined {
  for (const text of pageTexts(siteDir, page, locale)) {
    const headings = text.matchAll(/^#{2,6} (.+?) *\{\/\* *#([a-z0-9-]+) *\*\/\} *$/gm);
    for (const [, heading, id] of headings)
      if (heading && id === anchor) return headingText(heading);
  }
  return undefined;
}
