import path from 'node:path';
import {escapeHtml} from '../../../src/plugins/search/shared/markup';
import type {PageContent} from '../../../src/plugins/search/shared/records';
import type {Engine} from '../engine';
import {LANGUAGES, type Language} from '../queries';
import type {Site} from '../site';
import type {SearchBrowser} from './browser';
import {load, versionOf} from './packages';
import type {StaticSite} from './staticSite';

type Index = {
  addHTMLFile(file: {url: string; content: string}): Promise<{errors: string[]}>;
  writeFiles(options: {outputPath: string}): Promise<{errors: string[]}>;
};
type Module = {
  createIndex: (options: Record<string, unknown>) => Promise<{errors: string[]; index?: Index}>;
  close: () => Promise<null>;
};
type BrowserApi = {
  search: (query: string) => Promise<{results: {data(): Promise<{url: string}>}[]}>;
};

/**
 * The article and nothing around it: what a site that uses Pagefind would mark with data-pagefind-body and
 * data-pagefind-ignore, and about what our own index leaves out.
 */
const OPTIONS = {
  rootSelector: 'main',
  excludeSelectors: [
    'nav',
    'button',
    'dialog',
    '.hash-link',
    '.table-of-contents',
    '.theme-doc-toc-mobile',
    '.theme-doc-footer',
    '.theme-doc-version-badge',
    '[role="tooltip"]',
    '[data-search-ignore]',
  ],
};

function check({errors}: {errors: string[]}): void {
  if (errors.length > 0) throw new Error(`Pagefind: ${errors.join('; ')}`);
}

/** The page with its description and keywords as text, which the other engines know as well. */
function withMeta(html: string, {description, keywords}: PageContent): string {
  const meta = `<p>${escapeHtml(description)}</p><p>${escapeHtml(keywords)}</p>`;
  return html.replace('</main>', () => `${meta}</main>`);
}

/** Runs in the browser. Only the results that can count are loaded, as its interface does. */
async function searchInPage(query: string): Promise<string[]> {
  const address = '/pagefind/pagefind.js';
  const {search} = (await import(address)) as BrowserApi;
  const {results} = await search(query);
  const loaded = await Promise.all(results.slice(0, 10).map((result) => result.data()));
  return loaded.map(({url}) => url);
}

/** Pagefind: indexed by its own program, asked through its own script in a browser, where it cuts Chinese into words. */
export async function createPagefind(
  sites: Readonly<Record<Language, Site>>,
  site: StaticSite,
  browser: SearchBrowser,
): Promise<Engine> {
  const {createIndex, close} = await load<Module>('pagefind');
  const created = await createIndex(OPTIONS);
  check(created);
  for (const language of LANGUAGES) {
    for (const [address, page] of sites[language].pages) {
      check(
        (await created.index?.addHTMLFile({
          url: page.path,
          content: withMeta(sites[language].html(address), page),
        })) ?? created,
      );
    }
  }
  check(
    (await created.index?.writeFiles({outputPath: path.join(site.folder, 'pagefind')})) ?? created,
  );
  await close();
  return {
    name: 'Pagefind',
    version: versionOf('pagefind'),
    hasPlaces: false,
    async search(language, query) {
      const urls = (await browser.ask(language, searchInPage, query)) ?? [];
      return urls.map((url) => ({page: sites[language].pageOf(url), anchor: null}));
    },
  };
}
