import {readFileSync} from 'node:fs';
import * as cheerio from 'cheerio';
import {htmlFile} from '../../src/content/built/htmlFile';
import {localePath} from '../../src/content/locales';

/** A page of the built site that the book takes over. */
export type ManualPage = {
  /** Path with the base URL and the language, such as `/docs/zh/obis/edge-service/batch`. */
  readonly route: string;
  /** Labels of its sidebar categories, the outermost first. */
  readonly categories: readonly string[];
  readonly title: string;
  readonly $: cheerio.CheerioAPI;
};

/** What the built site says about the manual in one language. */
export type Manual = {
  /** In the order of the sidebar, the page about the documentation last. */
  readonly pages: readonly ManualPage[];
  /** The releases that the manual applies to, in a sentence. */
  readonly appliesTo: string;
  /** Where the site is on the web: scheme, host and path. */
  readonly address: string;
  /** Addresses of the style sheets, in order. */
  readonly styles: readonly string[];
};

/** The main doc: where the chain of 'next' links starts. */
const FIRST = 'obis/introduction/overview';
/** Where the end of each page links to: the facts, the releases, the support contact. */
const LAST = 'markdown-page';

function readPage(route: string, baseUrl: string, buildDir: string): ManualPage {
  const $ = cheerio.load(readFileSync(htmlFile(route, baseUrl, buildDir)));
  const crumbs = $('.breadcrumbs__item .breadcrumbs__link')
    .not('[aria-label]')
    .map((_, item) => $(item).text())
    .get();
  return {route, categories: crumbs.slice(0, -1), title: $('article h1').first().text().trim(), $};
}

/** Follows the 'next' links at the ends of the pages, which have the order of the sidebar. */
function readChain(first: string, baseUrl: string, buildDir: string): ManualPage[] {
  const pages: ManualPage[] = [];
  let next: string | undefined = first;
  while (next) {
    const page = readPage(next, baseUrl, buildDir);
    pages.push(page);
    next = page.$('.pagination-nav__link--next').attr('href');
  }
  if (pages.length > 1 && pages.some(({categories}) => categories.length > 0)) return pages;
  throw new Error(
    `${first} has no .pagination-nav__link--next, or no page has .breadcrumbs__link: a book of one chapter. ` +
      'Fix: the class names of the theme have changed; src/theme/README.md lists who reads them.',
  );
}

/**
 * Reads the manual from the built site.
 * @param baseUrl path of the site; starts and ends with a slash
 * @throws Error for a site that was not built, was built for another base URL, or has other class names
 */
export function readManual(buildDir: string, baseUrl: string, locale: string): Manual {
  const home = baseUrl + localePath(locale);
  const chain = readChain(home + FIRST, baseUrl, buildDir);
  const last = readPage(home + LAST, baseUrl, buildDir);
  const {$} = chain[0] ?? last;
  const attribute = (selector: string, name: string): string => {
    const value = $(selector).attr(name);
    if (value) return value;
    throw new Error(`${home}${FIRST} has no ${selector}[${name}]: the book reads it there.`);
  };
  return {
    pages: [...chain, last],
    appliesTo: $('[data-page-end]').contents().first().text(),
    address: attribute('link[rel=canonical]', 'href').slice(0, -FIRST.length),
    styles: [attribute('link[rel=stylesheet]', 'href')],
  };
}
