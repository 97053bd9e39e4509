import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Browser, Page} from '@playwright/test';
import {load} from 'cheerio';
import {brotliLength, brotliSize} from '../brotliSize';
import {countWords} from '../countWords';
import {readIndex} from '../search-benchmark/readIndex';
import type {FigureName} from './readBudgets';

/** Figures by name. Sizes are bytes after Brotli. */
export type Figures = Partial<Record<FigureName, number>>;

const HYDRATED = 'html[data-has-hydrated="true"]';
/** Simulates Save-Data, which turns prefetching off: only what the page needs is counted. */
const SAVE_DATA = `Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}})`;
/** What grows with every word and page, so that no limit of a page counts it. */
const WRITTEN = 'article, .table-of-contents, .menu__list';
/** A script with the text of a page, by its front matter. */
const TEXT = /"source":"@site\/(?:docs|i18n)\//;
/** Shorter pages, such as the cards of the landing page, say nothing of the weight of text. */
const LEAST_WORDS = 300;
const INDEX = /\/(?:search-index\.json|assets\/search\/.*)$/;

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, each) => total + each, 0);

/** Opens a page with an empty cache; `requested` collects the paths that the browser requests from the site. */
async function openPage(
  browser: Browser,
  address: string,
): Promise<{page: Page; requested: Set<string>}> {
  const context = await browser.newContext();
  await context.addInitScript(SAVE_DATA);
  const requested = new Set<string>();
  context.on('request', (request) => {
    const {origin, pathname} = new URL(request.url());
    if (origin === new URL(address).origin) requested.add(decodeURIComponent(pathname));
  });
  const page = await context.newPage();
  await page.goto(address);
  await page.waitForSelector(HYDRATED);
  await page.waitForLoadState('networkidle');
  return {page, requested};
}

/** A served build. */
export type ServedBuild = {
  readonly buildDir: string;
  readonly origin: string;
  readonly baseUrl: string;
};

const fileOf = ({buildDir, baseUrl}: ServedBuild, pathname: string): string =>
  path.join(buildDir, pathname.slice(baseUrl.length));

/**
 * Measures what a browser loads for the first view of a page.
 * @param route below the base path, with its language
 */
export async function measurePage(
  browser: Browser,
  site: ServedBuild,
  route: string,
): Promise<Figures> {
  const {page, requested} = await openPage(browser, `${site.origin}${site.baseUrl}${route}`);
  await page.context().close();
  const html = fileOf(
    site,
    `${site.baseUrl}${/(^|\/)$/.test(route) ? `${route}index` : route}.html`,
  );
  const $ = load(readFileSync(html, 'utf8'));
  const words = countWords($('article').text());
  const whole = brotliLength($.html());
  $('article').remove();
  const article = whole - brotliLength($.html());
  $(WRITTEN).remove();
  const blocking = $('head > link[rel=stylesheet]')
    .get()
    .map((link) => $(link).attr('href') ?? '');
  const sizeOf = (ending: string, matches: (address: string) => boolean) =>
    sum(
      [...requested]
        .filter((address) => address.endsWith(ending) && matches(address))
        .map((address) => brotliSize(fileOf(site, address))),
    );
  const isText = (address: string) => TEXT.test(readFileSync(fileOf(site, address), 'utf8'));
  return {
    frame: brotliLength($.html()) + sizeOf('.css', (address) => blocking.includes(address)),
    article: words < LEAST_WORDS ? 0 : (article / words) * 1000,
    deferredCss: sizeOf('.css', (address) => !blocking.includes(address)),
    scripts: sizeOf('.js', (address) => !isText(address)),
    requests: requested.size,
    blocking:
      blocking.length + $('script[src]:not([defer]):not([async]):not([type=module])').length,
    elements: $('body *').length,
  };
}

/**
 * Measures what opening the search of a language loads: the modal with its worker, and the index, by 1,000 words of its texts, synonyms
 * and search words.
 * @param route of the language, such as `zh/`
 */
export async function measureSearch(
  browser: Browser,
  site: ServedBuild,
  language: string,
  route: string,
): Promise<Figures> {
  const {page, requested} = await openPage(browser, `${site.origin}${site.baseUrl}${route}`);
  const before = new Set(requested);
  await page.keyboard.press('Control+k');
  await page.getByRole('searchbox').fill('KMS');
  await page.locator('.DocSearch-Hit').first().waitFor();
  await page.context().close();
  const files = [...requested].filter((address) => !before.has(address));
  const sizes = (isIndex: boolean) =>
    files
      .filter((address) => INDEX.test(address) === isIndex)
      .map((address) => brotliSize(fileOf(site, address)));
  const {pages, synonyms} = readIndex(path.join(site.buildDir, route));
  const words = sum(
    [synonyms, ...pages.map(({nodes, ...page}) => [page, nodes.map(({text}) => text)])].map(
      (part) => countWords(JSON.stringify(part).replaceAll('"', ' ')),
    ),
  );
  return {modal: sum(sizes(false)), index: (sum(sizes(true)) / words) * 1000};
}
