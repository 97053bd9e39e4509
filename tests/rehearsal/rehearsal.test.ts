import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import type {Server} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {chromium, type Browser, type Page} from '@playwright/test';
import {load} from 'cheerio';
import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {ensureChromium} from '../../tools/browser/findChromium';
import {createSiteServer} from '../../tools/serve/createSiteServer';
import {listen} from '../../tools/serve/listen';
import {
  FACT,
  LOCALE,
  makeScratchSite,
  MARK,
  PAGE,
  TRANSLATED,
  VERSION,
  type Named,
} from './scratchSite';

const PREFERRED = 'docs-preferred-version-default';

let folder = '';
let named: Named;
let output = '';
let server: Server;
let browser: Browser;
let page: Page;
let site = '';

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'obis-rehearsal-'));
  ({named, build: output} = makeScratchSite(folder));
  server = createSiteServer({buildDir: path.join(folder, 'build')});
  site = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`;
  browser = await chromium.launch({executablePath: ensureChromium()});
});
afterAll(async () => {
  await browser?.close();
  server?.close();
  rmSync(folder, {recursive: true, force: true});
});
beforeEach(async () => void (page = await browser.newPage()));
afterEach(() => page.close());

const read = (route: string) =>
  load(readFileSync(path.join(folder, 'build', `${route.replace(/^\//, '')}.html`)));
const textOf = (route: string) => read(route)('article').text();
const addresses = (route: string, selector: string) =>
  read(route)(selector)
    .map((_, link) => read(route)(link).attr('href') ?? '')
    .get();

/** Where the hits of a search lead that starts on a page. */
async function search(route: string, query: string): Promise<string[]> {
  await page.goto(`${site}${route}`);
  await page.keyboard.press('/');
  await page.locator('.DocSearch-Input').fill(query);
  await page.locator('.DocSearch-Hit a, .DocSearch-NoResults').first().waitFor({state: 'attached'});
  const hits = await page.locator('.DocSearch-Hit a').all();
  return Promise.all(hits.map(async (hit) => (await hit.getAttribute('href')) ?? ''));
}

const preferred = () => page.evaluate((key) => localStorage.getItem(key), PREFERRED);

describe('an older version', () => {
  it('shows its own facts after data/ has changed', () => {
    expect(textOf(PAGE)).toContain(FACT.changed);
    expect(textOf(`/${VERSION}${PAGE}`)).toContain(FACT.old);
    expect(textOf(`/${VERSION}${PAGE}`)).not.toContain(FACT.changed);
  });

  it('has the line at the end of each page', () => {
    const route = `/${VERSION}${PAGE}`;
    expect(read(route)('body').text()).toMatch(/\d+ facts to be confirmed/);
  });

  it.each([
    PAGE,
    '/obis/introduction/overview',
    '/obis/common/glossary',
    '/obis/reference/error-codes',
  ])('keeps the links of its pages: %s', (route) => {
    const links = addresses(`/${VERSION}${route}`, 'article a[href^="/"]');
    expect(links.filter((link) => link.startsWith(`/${VERSION}/`)).length).toBeGreaterThan(2);
    expect(links.filter((link) => link.startsWith('/obis/'))).toEqual([]);
  });

  it('is in the dropdown beside the current one, at the same page', async () => {
    await page.goto(`${site}${PAGE}`);
    await page.locator('.navbar .dropdown', {hasText: 'Next'}).hover();
    const entries = page
      .locator('.navbar .dropdown', {hasText: 'Next'})
      .locator('.dropdown__menu a');
    const links = await entries.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links).toEqual([PAGE, `/${VERSION}${PAGE}`, '/markdown-page']);
  });

  it('is stored as preferred once it is chosen', async () => {
    await page.goto(`${site}${PAGE}`);
    const dropdown = page.locator('.navbar .dropdown', {hasText: 'Next'});
    await dropdown.hover();
    await dropdown.getByRole('link', {name: VERSION, exact: true}).click();
    await page.waitForURL(`**/${VERSION}/**`);
    await expect.poll(preferred).toBe(VERSION);
    // It stays stored on pages of the current one.
    await page.goto(`${site}/`);
    expect(await preferred()).toBe(VERSION);
  });

  it('is no longer preferred when it has vanished', async () => {
    await page.goto(`${site}/`);
    await page.evaluate((key) => localStorage.setItem(key, '0.9'), PREFERRED);
    await page.goto(`${site}${PAGE}`);
    await expect.poll(preferred).toBeNull();
  });

  it('is searched alone, and not by the search of the current one', async () => {
    const current = await search(PAGE, 'delete a key');
    expect(current.length).toBeGreaterThan(0);
    expect(current.filter((hit) => hit.includes(`/${VERSION}/`))).toEqual([]);
    const older = await search(`/${VERSION}${PAGE}`, 'delete a key');
    expect(older.length).toBeGreaterThan(0);
    expect(older.filter((hit) => !hit.includes(`/${VERSION}/`))).toEqual([]);
    expect(await search(`/${VERSION}${PAGE}`, 'quokkas')).toEqual([]);
    expect(await search(PAGE, 'quokkas')).not.toEqual([]);
  });

  it('is not in llms.txt', () => {
    const list = readFileSync(path.join(folder, 'build/llms.txt'), 'utf8');
    expect(list).toContain(`${PAGE}.md`);
    expect(list).not.toContain(`/${VERSION}/`);
  });
});

describe('a third language', () => {
  it('is asked for by the type checker, wherever code has texts', () => {
    expect(named.typeErrors).toEqual(
      expect.arrayContaining([
        'src/settings/localizedText.ts',
        'src/plugins/markdown-twins/twinTexts.ts',
        'src/plugins/offline/worker/notKeptPage.ts',
        'src/plugins/product-model/stateDiagram.ts',
        'src/plugins/product-model/writing.ts',
        'tools/pdf/bookTexts.ts',
      ]),
    );
  });

  it('is asked for in data/ with file, line and fix', () => {
    expect(named.data).toMatch(
      /data\/limits\/kms\.yaml:\d+ .*name\.ja is missing.*add the Japanese text as `ja:`/,
    );
  });

  it('is asked for in the interface and in pages', () => {
    expect(named.texts).toMatch(/i18n\/ja\/code\.json:1 text: obis\..*no Japanese text/);
    expect(output).toMatch(/i18n\/ja\/.*missing|missing.*ja/i);
  });

  it('is the third entry of the language menu', () => {
    const labels = read(PAGE)('[data-plain-menu] a[lang]')
      .map((_, link) => read(PAGE)(link).text())
      .get();
    expect(labels).toEqual(['中文', '日本語']);
  });

  it('shows facts in its own words, and says where a page is not translated', () => {
    expect(textOf(`/${LOCALE}${TRANSLATED}`)).toContain(MARK.trim());
    const fallback = read(`/${LOCALE}${PAGE}`);
    expect(fallback('article [lang=en], [lang=en] article').length).toBeGreaterThan(0);
    expect(read(`/${LOCALE}${TRANSLATED}`)('html').attr('lang')).toBe(LOCALE);
  });
});

describe('a second manual', () => {
  it('has its own sidebar, and the first one does not list it', () => {
    expect(addresses('/probe/overview', '.theme-doc-sidebar-menu a')).toEqual(
      expect.arrayContaining(['/probe/overview', '/probe/check']),
    );
    expect(addresses('/probe/overview', '.theme-doc-sidebar-menu a')).not.toContain(PAGE);
    expect(addresses(PAGE, '.theme-doc-sidebar-menu a')).not.toContain('/probe/overview');
  });

  it('is on the landing page, in llms.txt and in the search', async () => {
    expect(addresses('/index', 'main a')).toContain('/probe/overview');
    expect(readFileSync(path.join(folder, 'build/llms.txt'), 'utf8')).toContain('## Probe');
    const [first] = await search('/', 'wallaby');
    expect(first).toContain('/probe/overview');
  });
});
