/** `npm run budget`: load pages of `build/` in Chromium and compare the size of what they load with limits. */
import {brotliCompressSync} from 'node:zlib';
import {chromium, type Browser} from '@playwright/test';
import {load} from 'cheerio';
import {settings} from '../site.settings';
import {i18n, localePath} from '../src/content/locales';
import {ensureChromium} from './browser/ensureChromium';
import {createSiteServer} from './serve/createSiteServer';
import {listen} from './serve/listen';
import {runMain} from './runMain';

/** The page with the most text. It also has all its tables in its script. */
const LONGEST_PAGE = 'obis/reference/error-codes';

const PAGES = [
  ...['', 'obis/introduction/overview', 'obis/feature-guide/kms/create-a-key'],
  ...['obis/common/glossary', LONGEST_PAGE, 'obis/troubleshoot/faq', 'search'],
];

/** Limits in kilobytes after Brotli, as a reader downloads them. */
const LIMITS = {
  /** HTML and the stylesheets that block rendering, and all scripts of the first view of a page. Translated pages load more texts. */
  usualPage: {document: 26, scripts: 165},
  longestPage: {document: 33, scripts: 175},
  /** Code that opening the search loads. */
  modal: 60,
  /** Search index of one language. */
  index: 150,
};

const INDEX = /\/search-index\.json$/;

type Loaded = {readonly url: string; readonly type: string; readonly size: number};

const total = (loaded: readonly Loaded[]) => loaded.reduce((sum, {size}) => sum + size, 0) / 1000;

/** The size of each file after Brotli, by URL. Many pages load the same files, and compressing takes longer than loading. */
const sizes = new Map<string, Promise<number>>();

/** Load a page and return its HTML and everything that it requested; then, if asked, what opening the search requested. */
async function loadPage(browser: Browser, pageUrl: string, opensSearch: boolean) {
  const page = await browser.newPage();
  const requests: Promise<Loaded>[] = [];
  const finish = async () => {
    await page.waitForLoadState('networkidle');
    return Promise.all(requests.splice(0));
  };
  page.on('response', (response) => {
    const request = response.request();
    // Docusaurus prefetches the pages of links in view, when the browser is idle.
    if (request.headers()['sec-purpose'] === 'prefetch') return;
    const type = request.resourceType();
    const url = response.url();
    const size = sizes.get(url) ?? response.body().then((body) => brotliCompressSync(body).length);
    sizes.set(url, size);
    requests.push(size.then((bytes) => ({url, type, size: bytes})));
  });
  const answer = await page.goto(pageUrl);
  const html = (await answer?.text()) ?? '';
  await page.locator('html[data-has-hydrated=true]').waitFor();
  const first = await finish();
  let search: Loaded[] = [];
  if (opensSearch) {
    await page.keyboard.press('Control+k');
    await page.getByRole('searchbox').fill('KMS');
    await page.locator('.DocSearch-Hit').first().waitFor();
    search = await finish();
  }
  await page.close();
  return {html, first, search};
}

/** Return the URLs of scripts and stylesheets that the browser must load before it paints. */
function listBlocking(html: string): string[] {
  const $ = load(html, {scriptingEnabled: true});
  // What is in a <template> is added after the first paint (src/plugins/first-paint).
  $('template').remove();
  const links = $('link[rel=stylesheet]:not([media=print])').get();
  const scripts = $('script[src]:not([defer], [async], [type=module])').get();
  return [...links, ...scripts].map(({attribs}) => attribs.href ?? attribs.src ?? '');
}

async function main(): Promise<number> {
  const server = createSiteServer('build');
  const site = `http://127.0.0.1:${await listen(server, 0)}${settings.baseUrl}`;
  const browser = await chromium.launch({executablePath: ensureChromium()});
  const rows: [page: string, figure: string, measured: number, limit: number][] = [];
  try {
    for (const locale of i18n.locales) {
      for (const route of PAGES) {
        const limits = route === LONGEST_PAGE ? LIMITS.longestPage : LIMITS.usualPage;
        const name = `/${localePath(locale)}${route}`;
        // The index of a hosted search is not on this site.
        const opensSearch = route === '' && !settings.hostedSearch;
        const {html, first, search} = await loadPage(browser, site + name.slice(1), opensSearch);
        const blocking = listBlocking(html);
        const isBlocking = ({url, type}: Loaded) =>
          type === 'document' || blocking.some((each) => url.endsWith(each));
        rows.push([
          name,
          'HTML and blocking CSS',
          total(first.filter(isBlocking)),
          limits.document,
        ]);
        rows.push([name, 'blocking files', blocking.length, 0]);
        const scripts = first.filter(({type}) => type === 'script');
        rows.push([name, 'scripts', total(scripts), limits.scripts]);
        if (!opensSearch) continue;
        const isIndex = ({url}: Loaded) => INDEX.test(url);
        rows.push([
          name,
          'search modal',
          total(search.filter((file) => !isIndex(file))),
          LIMITS.modal,
        ]);
        rows.push([name, 'search index', total(search.filter(isIndex)), LIMITS.index]);
      }
    }
  } finally {
    await browser.close();
    server.close();
  }
  const table = rows.map(([page, figure, measured, limit]) => [
    `${page} ${figure}`,
    {KB: Number(measured.toFixed(1)), limit, 'over the limit': measured > limit},
  ]);
  console.table(Object.fromEntries(table));
  return rows.some(([, , measured, limit]) => measured > limit) ? 1 : 0;
}

void runMain(main);
