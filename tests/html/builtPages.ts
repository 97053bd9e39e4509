import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load, type CheerioAPI} from 'cheerio';
import {TESTED_LOCALES} from '../fixtures/languages';
import {ALL_PAGES, localPath, type TestedLocale} from '../fixtures/routes';
import {TEXTS, type Texts} from '../fixtures/texts';

export const BUILD_DIR = path.resolve(import.meta.dirname, '../../build');

/** Paths of all files of the build, relative to its folder. */
export const BUILD_FILES = readdirSync(BUILD_DIR, {
  recursive: true,
  encoding: 'utf8',
}).map((file) => file.replaceAll(path.sep, '/'));

type BuiltPage = {
  lang: TestedLocale;
  /** Path of the English page. */
  pathname: string;
  /** Path of the page itself. */
  address: string;
  /** Texts of the site in the language of the page. */
  text: Texts;
  html: string;
  $: CheerioAPI;
};

/**
 * Read and parse a page of the build.
 * @throws Error when the build has no such page
 */
function readPage(lang: TestedLocale, pathname: string): BuiltPage {
  const address = localPath(lang, pathname);
  const file = address.endsWith('/') ? `${address}index.html` : `${address}.html`;
  const html = readFileSync(path.join(BUILD_DIR, file), 'utf8');
  return {lang, pathname, address, text: TEXTS[lang], html, $: load(html)};
}

/** Every page in every language, parsed once for all test files. */
export const PAGES: readonly BuiltPage[] = TESTED_LOCALES.flatMap((lang) =>
  ALL_PAGES.map((pathname) => readPage(lang, pathname)),
);

/** The pages of the manual in every language. */
export const MANUAL = PAGES.filter(({pathname}) => pathname.startsWith('/obis/'));

const byAddress = new Map(PAGES.map((page) => [page.address, page]));

/** @throws Error when no page has this path */
export function builtPage(lang: TestedLocale, pathname: string): BuiltPage {
  const page = byAddress.get(localPath(lang, pathname));
  if (!page) throw new Error(`${pathname} is not in the sitemap of the build`);
  return page;
}

/** List what is wrong with pages, each problem after the address of its page. */
export function problemsOf(
  pages: readonly BuiltPage[],
  find: (page: BuiltPage) => readonly string[],
): string[] {
  return pages.flatMap((page) => find(page).map((problem) => `${page.address}: ${problem}`));
}
