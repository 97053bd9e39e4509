import {readFileSync} from 'node:fs';
import * as cheerio from 'cheerio';
import {findHtmlFile} from '../../src/content/built/findHtmlFile';
import {localePath} from '../../src/content/locales';

/** A page of the built site for the book. */
export type ManualPage = {
  /** Permalink, such as `/docs/zh/obis/edge-service/batch`. */
  readonly permalink: string;
  /** Labels of the sidebar categories of the page, the outermost first. */
  readonly categories: readonly string[];
  readonly title: string;
  readonly $: cheerio.CheerioAPI;
};

/** The manual in one language, as read from the built site. */
export type Manual = {
  /** Pages in the order of the sidebar. The page about the documentation is the last. */
  readonly pages: readonly ManualPage[];
  /** The releases that the manual applies to, in a sentence. */
  readonly appliesTo: string;
  /** URL of the landing page of the published site in this language. */
  readonly homeUrl: string;
  /** URLs of the stylesheets, in order. */
  readonly styles: readonly string[];
};

/** The first page of the manual, where the chain of 'next' links starts. */
const FIRST = 'obis/introduction/overview';
/** The page about the documentation. It lists facts, releases and the support contact, and each page links to it at its end. */
const LAST = 'markdown-page';

function readPage(permalink: string, baseUrl: string, buildDir: string): ManualPage {
  const $ = cheerio.load(readFileSync(findHtmlFile(permalink, baseUrl, buildDir)));
  const crumbs = $('.breadcrumbs__item .breadcrumbs__link')
    .not('[aria-label]')
    .map((_, item) => $(item).text())
    .get();
  return {
    permalink,
    // The last breadcrumb is the page itself.
    categories: crumbs.slice(0, -1),
    title: $('article h1').first().text().trim(),
    $,
  };
}

/** List the pages by following the 'next' links at their ends, which are in the order of the sidebar. */
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
 * Read the manual from the built site.
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
    homeUrl: attribute('link[rel=canonical]', 'href').slice(0, -FIRST.length),
    styles: [attribute('link[rel=stylesheet]', 'href')],
  };
}
