import fs from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {BrowserContext, Locator, Page} from '@playwright/test';
import {LOCALES, localePath} from '../../src/content/locales';
import {writeOfflineFiles} from '../../tools/build/writeOfflineFiles';
import {SwitchableSite} from '../fixtures/switchableSite';
import {CONCEPT, LANGUAGES, localPath, DELETE_A_KEY, type TestedLocale} from '../fixtures/routes';
import {expect, test as base, waitForHydration} from '../fixtures/test';

const BUILD_DIR = path.resolve(__dirname, '../../build');
const ABOUT = '/markdown-page';
/** A download takes 4 s on an idle machine, and up to half a minute on a loaded one. */
const DOWNLOAD = {timeout: 60_000};

const test = base.extend<object, {server: SwitchableSite}>({
  server: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that it needs from the pattern
    async ({}, use) => {
      const server = new SwitchableSite();
      await use(server);
      server.stop();
    },
    {scope: 'worker'},
  ],
  siteOrigin: [async ({server}, use) => use(await server.start()), {scope: 'worker'}],
});

test.beforeEach(({server, guard}) => {
  test.setTimeout(120_000);
  server.reset(BUILD_DIR);
  guard.allow(
    /Failed to load resource|Search index|could not be loaded/,
    'the server is down in parts of these tests',
  );
});

const control = (page: Page, language: TestedLocale): Locator =>
  page.getByRole('group', {name: LANGUAGES[language].label});

type Text = {keep: string; kept: RegExp; removeKept: string};

/** Open the page with the controls of the offline copy, and download a language. */
async function keep(page: Page, lang: TestedLocale, language: TestedLocale, text: Text) {
  await page.goto(localPath(lang, ABOUT));
  await control(page, language).getByRole('button', {name: text.keep}).click();
  await expect(control(page, language).getByText(text.kept)).toBeVisible(DOWNLOAD);
}

async function remove(page: Page, language: TestedLocale, text: Text) {
  await control(page, language).getByRole('button', {name: text.removeKept}).click();
  await expect(control(page, language).getByRole('button', {name: text.keep})).toBeEnabled();
}

/** List what the browser has stored of the site, other than its HTTP cache. */
const leftovers = (page: Page) =>
  page.evaluate(async () => ({
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));

const NOTHING = {caches: [], workers: 0};

async function goOffline(server: SwitchableSite, context: BrowserContext) {
  server.failure = 'down';
  await context.setOffline(true);
}

test(
  'a reader can download a language, read and search it without a network, and remove it completely',
  {tag: '@all'},
  async ({page, site, server, context, search}) => {
    await site.open(CONCEPT);
    await site.open(ABOUT);
    await expect(page.getByRole('button', {name: site.text.keep})).toHaveCount(LOCALES.length);
    expect(await leftovers(page)).toEqual(NOTHING);
    await keep(page, site.lang, site.lang, site.text);
    await goOffline(server, context);
    for (const variant of ['', '?from=mail#steps']) {
      await page.goto(`${site.path(DELETE_A_KEY)}${variant}`);
      await waitForHydration(page);
      await expect(page.getByRole('heading', {level: 1})).not.toHaveText(site.text.notFound);
    }
    await site.open(DELETE_A_KEY);
    // Follow a link and a search result within the page. Before hydration, a link would load the next page as a document.
    await waitForHydration(page);
    await page.evaluate(() => Object.assign(window, {sameDocument: true}));
    await page.getByRole('link', {name: site.text.documentationCenter}).click();
    await expect(page).toHaveURL(site.path('/'));
    await search.find(site.text.narrowQuery);
    await search.options.first().click();
    await expect(page).toHaveURL(/delete-a-key/);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    // A page that does not exist shows the not-found page.
    const unknown = await page.goto(site.path('/no-such-page'));
    expect(unknown?.status()).toBe(404);
    await expect(page.getByRole('heading', {name: site.text.notFound})).toBeVisible();

    await context.setOffline(false);
    server.reset(BUILD_DIR);
    await site.open(ABOUT);
    await remove(page, site.lang, site.text);
    expect(await leftovers(page)).toEqual(NOTHING);
    // The worker still runs for the open tab. It must not store anything again.
    await page.getByRole('link', {name: site.text.documentationCenter}).click();
    await expect(page).toHaveURL(site.path('/'));
    expect(await leftovers(page)).toEqual(NOTHING);
  },
);

test(
  'without service workers or without scripts, the page says what the offline copy needs',
  {tag: '@all'},
  async ({page, site, browser}) => {
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
    await site.open(ABOUT);
    await expect(page.getByText(site.text.offlineUnavailable)).toBeVisible();
    await expect(page.getByRole('button', {name: site.text.keep})).toHaveCount(0);
    const plain = await browser.newContext({javaScriptEnabled: false});
    const plainPage = await plain.newPage();
    await plainPage.goto(page.url());
    await expect(plainPage.getByText(site.text.offlineUnavailable)).toBeVisible();
    await plain.close();
  },
);

test(
  'each language can be downloaded, removed and downloaded again independently of the other',
  {tag: '@all'},
  async ({page, site, server, context}) => {
    await keep(page, 'en', 'en', site.text);
    await keep(page, 'en', 'zh', site.text);
    await goOffline(server, context);
    await page.goto(localPath('zh', CONCEPT));
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
    await page.goto(CONCEPT);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');

    await context.setOffline(false);
    server.reset(BUILD_DIR);
    await site.open(ABOUT);
    await remove(page, 'en', site.text);
    expect((await leftovers(page)).caches).toEqual(['obis-offline / zh']);
    await remove(page, 'zh', site.text);
    await keep(page, 'en', 'en', site.text);
    await goOffline(server, context);
    await page.goto(CONCEPT);
    await waitForHydration(page);
  },
);

test(
  'after a new deployment, the offline copy downloads only the files that have changed',
  {tag: '@all'},
  async ({page, site, server, context}) => {
    await keep(page, 'en', 'en', site.text);
    const dir = fs.mkdtempSync(path.join(tmpdir(), 'obis-next-'));
    try {
      fs.cpSync(BUILD_DIR, dir, {recursive: true});
      fs.appendFileSync(path.join(dir, 'index.html'), '<!-- next -->');
      await writeOfflineFiles(
        dir,
        Object.fromEntries(LOCALES.map((locale) => [locale, localePath(locale)])),
      );
      server.reset(dir);
      await page.goto(CONCEPT);
      const keptHome = () =>
        page.evaluate(() =>
          caches.match('/', {ignoreSearch: true}).then((response) => response?.text()),
        );
      await expect.poll(keptHome, DOWNLOAD).toContain('<!-- next -->');
      await expect
        .poll(
          () =>
            page.evaluate(
              async () => (await navigator.serviceWorker.getRegistration())?.installing,
            ),
          DOWNLOAD,
        )
        .toBeNull();
      // The samples and pictures have not changed, so they are not downloaded again.
      expect(server.requests.filter((url) => /^\/(?:samples|img)\//.test(url))).toEqual([]);
      await goOffline(server, context);
      await page.goto('/');
      await waitForHydration(page);
      expect(await page.content()).toContain('<!-- next -->');
    } finally {
      fs.rmSync(dir, {recursive: true});
    }
  },
);

test(
  'a failed download shows a message, and the stored language stays',
  {tag: '@all'},
  async ({page, site, guard, server, context, siteOrigin}) => {
    guard.allow(/the script|script has an unsupported/, 'the worker does not arrive');
    await keep(page, 'en', 'en', site.text);
    const chinese = control(page, 'zh');
    const tryChinese = () => chinese.getByRole('button', {name: site.text.keep}).click();
    const session = await context.newCDPSession(page);
    await session.send('Storage.overrideQuotaForOrigin', {
      origin: siteOrigin,
      quotaSize: 16_000_000,
    });
    await tryChinese();
    await expect(chinese.getByText(site.text.offlineFull)).toBeVisible(DOWNLOAD);
    await session.send('Storage.overrideQuotaForOrigin', {origin: siteOrigin});
    // Another tab shows the download too, and it must notice that the download has failed.
    const otherTab = await context.newPage();
    await otherTab.goto(localPath(site.lang, ABOUT));
    await expect(control(otherTab, 'zh')).toBeVisible();
    // First the login page of a network comes instead of the files, then there is no network. In the middle of a download too.
    for (const failure of ['portal', 'down'] as const) {
      server.failure = failure;
      await tryChinese();
      await expect(chinese.getByText(site.text.offlineUnreachable)).toBeVisible(DOWNLOAD);
      server.failure = 'none';
      server.downAfter = server.requests.length + 60;
      await tryChinese();
      await expect(chinese.getByText(site.text.offlineUnreachable)).toBeVisible(DOWNLOAD);
      server.downAfter = Infinity;
      await expect(control(otherTab, 'zh').getByRole('button')).toBeEnabled();
    }
    expect((await leftovers(page)).caches).toEqual(['obis-offline / en']);
    // If the server does not answer within 3 s, the stored page is shown.
    server.failure = 'silent';
    await page.goto(CONCEPT);
    await waitForHydration(page);
    server.failure = 'none';
    await page.goto(ABOUT);
    await tryChinese();
    await expect(chinese.getByText(site.text.kept)).toBeVisible(DOWNLOAD);
  },
);
