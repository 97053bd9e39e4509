import fs from 'node:fs';
import path from 'node:path';
import {i18n, translatedLocales, type Locale} from './locales';
import {parsePage} from './parsePage';
import {findAll, headingId, plainText, type Node} from './syntaxTree';

/** A folder of English pages and the folder of their translations, both relative to the site directory. */
type PageFolder = {readonly english: string; readonly translation: string};

/** Return the folders of docs and pages, with the folders of their translations into a language. */
export const pageFolders = (locale: string): PageFolder[] => [
  {english: 'docs', translation: `i18n/${locale}/docusaurus-plugin-content-docs/current`},
  {english: 'src/pages', translation: `i18n/${locale}/docusaurus-plugin-content-pages`},
];

/** The folders of the pages of the current version, with the default language first. */
const CURRENT_FOLDERS: readonly string[] = [
  ...pageFolders(i18n.defaultLocale).map(({english}) => english),
  ...translatedLocales.flatMap((locale) => pageFolders(locale).map(({translation}) => translation)),
];

/** Match the folder of a cut version: `versioned_docs/version-1.0`, `i18n/zh/docusaurus-plugin-content-docs/version-1.0`. */
const CUT_VERSION =
  /^(versioned_docs|i18n\/[^/]+\/docusaurus-plugin-content-docs)\/version-([^/]+)/;

/** List everything below a folder as sorted relative paths with `/`. Return nothing for a folder that does not exist. */
export function listFiles(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((name) => name.split(path.sep).join('/'))
    .sort();
}

/**
 * Return the path of a file from the site directory, with `/` on every system.
 * @example sitePath('/home/me/site', '/home/me/site/docs/obis/faq.mdx') → 'docs/obis/faq.mdx'
 */
export const sitePath = (siteDir: string, file: string): string =>
  path.relative(siteDir, file).split(path.sep).join('/');

/** Return the language of the file of a page. For a page without a translation, this is the file in the default language. */
export function localeOf(file: string): Locale {
  const [folder, locale] = file.split('/');
  return folder === 'i18n' ? (locale as Locale) : i18n.defaultLocale;
}

/**
 * Return the version and the slug of a page from the path of its file. Return undefined for other files.
 * @example parsePagePath('versioned_docs/version-1.0/obis/common/glossary.mdx') → {version: '1.0', slug: '/obis/common/glossary'}
 */
export function parsePagePath(file: string): {version?: string; slug: string} | undefined {
  const [, folder, version] = CUT_VERSION.exec(file) ?? [];
  const current = file.replace(CUT_VERSION, folder === 'versioned_docs' ? 'docs' : '$1/current');
  const parent = CURRENT_FOLDERS.find((each) => current.startsWith(`${each}/`));
  if (!parent || !/\.mdx?$/.test(file)) return undefined;
  return {version, slug: current.slice(parent.length).replace(/(?:\/index)?\.mdx?$/, '')};
}

/**
 * Return the route of a page from the path of its file: its path on the site, with the version, without the base URL and the
 * language. Return undefined for other files.
 * @example routeOf('docs/obis/common/glossary.mdx') → '/obis/common/glossary'
 */
export function routeOf(file: string): string | undefined {
  const page = parsePagePath(file);
  return page && (page.version ? `/${page.version}${page.slug}` : page.slug);
}

/** Check whether the page with a route belongs to a manual. Pages of a manual are in a folder. The others are directly in docs/. */
export const isManualRoute = (route: string): boolean => /^\/[^/]+\//.test(route);

/** List the files of all pages in all languages and versions. Paths are relative to the site directory. */
export function listPageFiles(siteDir: string): string[] {
  return ['docs', 'src/pages', 'versioned_docs', 'i18n'].flatMap((folder) =>
    listFiles(path.join(siteDir, folder))
      .map((name) => `${folder}/${name}`)
      .filter((file) => parsePagePath(file)),
  );
}

/** List the routes of all pages. */
export function listRoutes(siteDir: string): Set<string> {
  const tsxPages = listFiles(path.join(siteDir, 'src/pages'))
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => `/${name.replace(/\.tsx$/, '').replace(/(?:^|\/)index$/, '')}`);
  const pages = listPageFiles(siteDir).filter((file) => !file.startsWith('i18n/'));
  return new Set([...pages.flatMap((file) => routeOf(file) ?? []), ...tsxPages]);
}

/** Yield the syntax tree of a page in one language, then in English, as far as these files exist. */
function* readTrees(siteDir: string, route: string, locale: string): Generator<Node> {
  const folders = [
    ...CURRENT_FOLDERS.filter((folder) => folder.startsWith(`i18n/${locale}/`)),
    ...CURRENT_FOLDERS.filter((folder) => !folder.startsWith('i18n/')),
  ];
  for (const folder of folders) {
    for (const extension of ['.mdx', '.md']) {
      for (const name of [`${route}${extension}`, `${route}/index${extension}`]) {
        const file = path.join(siteDir, folder, name);
        if (fs.existsSync(file)) yield parsePage(fs.readFileSync(file, 'utf8'), folder + name);
      }
    }
  }
}

/** Return the text of the first heading that matches `test`, in one language or in English. */
function findHeading(
  siteDir: string,
  route: string,
  locale: string,
  test: (heading: Node) => boolean,
): string | undefined {
  for (const tree of readTrees(siteDir, route, locale)) {
    const [heading] = findAll(tree, (node) => node.type === 'heading' && test(node));
    if (heading) return plainText(heading).trim();
  }
  return undefined;
}

/**
 * Return the title of a page, which is the `#` heading of its file. An untranslated page has its English title.
 * @example pageTitle(siteDir, '/obis/common/glossary', 'zh') → '术语表'
 */
export const pageTitle = (siteDir: string, route: string, locale: string): string =>
  findHeading(siteDir, route, locale, ({depth}) => depth === 1) ?? route;

/**
 * Return the text of the heading with an id. Return undefined for other ids, such as the id of a table row.
 * @example headingById(siteDir, '/obis/common/glossary', 'keys', 'en') → 'Keys'
 */
export const headingById = (
  siteDir: string,
  route: string,
  id: string,
  locale: string,
): string | undefined =>
  findHeading(siteDir, route, locale, (heading) => headingId(heading) === id);
