import type {Server} from 'node:http';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {settings} from '../../site.settings';
import {createSiteServer} from '../../tools/serve/createSiteServer';
import {listen} from '../../tools/serve/listen';
import {TEXTS} from '../fixtures/texts';
import {BROWSERS, type Browser} from './browsers';

const PAGE = 'obis/feature-guide/kms/delete-a-key';
const OVERVIEW = 'obis/feature-guide/kms/overview';

describe.each(BROWSERS)('a reader in $name', ({start}) => {
  let browser: Browser;
  let server: Server;
  let site: string;

  beforeAll(async () => {
    server = createSiteServer('build');
    site = `http://127.0.0.1:${await listen(server, 0)}${settings.baseUrl}`;
    browser = await start();
  });
  afterAll(async () => {
    await browser.close();
    server.close();
  });

  /** Open a page and wait until React has hydrated it. */
  const open = async (path: string) => {
    await browser.open(site + path);
    await expectValue('document.documentElement.dataset.hasHydrated', 'true');
  };
  /** Wait until a JavaScript expression has the expected value in the page. */
  const expectValue = (expression: string, value: unknown) =>
    expect.poll(() => browser.run(`return ${expression}`)).toEqual(value);
  const expectText = (selector: string, text: string) =>
    expect
      .poll(() => browser.run(`return document.querySelector('${selector}')?.innerText`))
      .toContain(text);
  const expectAddress = (path: string) => expectValue('location.href', site + path);
  /** Click an element as soon as that is possible. */
  const click = (selector: string) =>
    expect.poll(() => browser.click(selector).then(() => 'clicked', String)).toBe('clicked');
  const link = (path: string) => `a[href="${settings.baseUrl}${path}"]`;

  it('follows links of the sidebar, to a section and to the previous page', async () => {
    await open(OVERVIEW);
    await click(`.theme-doc-sidebar-menu ${link(PAGE)}`);
    await expectText('main h1', 'Delete a key');
    await click('.table-of-contents a[href="#schedule"]');
    await expectAddress(`${PAGE}#schedule`);
    await click('.pagination-nav__link--prev');
    await expectText('main h1', 'Check keys');
  });

  it('switches the language and stays on the same page', async () => {
    await open(PAGE);
    await click('.navbar .dropdown:has([lang=zh-CN]) .navbar__link');
    await click('.navbar .dropdown__menu [lang=zh-CN]');
    await expectAddress(`zh/${PAGE}`);
    await expectText('main h1', '删除密钥');
  });

  it('finds dark mode again after a reload', async () => {
    await open(PAGE);
    await click('[class*=colorModeToggle] button');
    await open(PAGE);
    await expectValue('document.documentElement.dataset.theme', 'dark');
    await click('[class*=colorModeToggle] button');
    await expectValue('document.documentElement.dataset.theme', 'light');
  });

  it.each([
    {lang: 'en', folder: '', query: 'Key management overview'},
    {lang: 'zh', folder: 'zh/', query: '密钥管理概述'},
  ] as const)('searches in $lang and opens a result', async ({lang, folder, query}) => {
    await open(folder + PAGE);
    await browser.pressShortcut();
    await expectValue('document.activeElement.type', 'search');
    await browser.type('zzzz');
    await expectText('.DocSearch-Modal', TEXTS[lang].noResultsFor);
    await click('.DocSearch-Modal [type=reset]');
    await browser.type(query);
    await click(`.DocSearch-Hit ${link(folder + OVERVIEW)}`);
    await expectAddress(folder + OVERVIEW);
    await expectText('main h1', query);
  });

  it('looks up an error code', async () => {
    await open('obis/reference/error-codes');
    await click('#code-field');
    await browser.type('verify 1');
    await expectText('main [role=status]', 'VERIFY-01');
  });
});
