import fs from 'node:fs';
import path from 'node:path';
import type {BrowserContext, Locator, Page} from '@playwright/test';
import {SwitchableSite} from '../fixtures/switchableSite';
import {NEXT_DEPLOYMENT, nextDeployment} from '../fixtures/nextDeployment';
import {CONCEPT, LANGUAGES, localPath, PROCEDURE, type Locale} from '../fixtures/routes';
import {expect, test as base, waitForHydration} from '../fixtures/test';

const BUILD_DIR = path.resolve(__dirname, '../../build');
const ABOUT = '/markdown-page';
/** Half a minute on a loaded machine; 4 s alone. */
const DOWNLOAD = {timeout: 60_000};

const test = base.extend<object, {server: SwitchableSite}>({
  server: [
    // eslint-disable-next-line no-empty-pattern -- Playwright wants the pattern
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
  guard.allow(/Failed to load resource|Search index|could not be loaded/, 'the server is away');
});

const control = (page: Page, language: Locale): Locator =>
  page.getByRole('group', {name: LANGUAGES[language].label});

type Text = {keep: string; kept: RegExp; removeKept: string};

/** Opens the page with the control and keeps a language. */
async function keep(page: Page, lang: Locale, language: Locale, text: Text) {
  await page.goto(localPath(lang, ABOUT));
  await control(page, language).getByRole('button', {name: text.keep}).click();
  await expect(control(page, language).getByText(text.kept)).toBeVisible(DOWNLOAD);
}

async function remove(page: Page, language: Locale, text: Text) {
  await control(page, language).getByRole('button', {name: text.removeKept}).click();
  await expect(control(page, language).getByRole('button', {name: text.keep})).toBeEnabled();
}

/** Lists what the browser has of the site beside its HTTP cache. */
const leftovers = (page: Page) =>
  page.evaluate(async () => ({
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));

const NOTHING = {caches: [], workers: 0};

async function goOffline(server: SwitchableSite, context: BrowserContext) {
  server.fault = 'down';
  await context.setOffline(true);
}

test(
  'a language is kept on request, read and searched without a network, and removed without a trace',
  {tag: '@both'},
  async ({page, site, server, context, search}) => {
    await site.open(CONCEPT);
    await site.open(ABOUT);
    await expect(page.getByRole('button', {name: site.text.keep})).toHaveCount(2);
    expect(await leftovers(page)).toEqual(NOTHING);
    await keep(page, site.lang, site.lang, site.text);
    await goOffline(server, context);
    for (const variant of ['', '/', '.html', '?from=mail#steps']) {
      await page.goto(`${site.path(PROCEDURE)}${variant}`);
      await waitForHydration(page);
      await expect(page.getByRole('heading', {level: 1})).not.toHaveText(site.text.notFound);
    }
    await page.locator('[data-page-tools] a[href$=".md"]').click();
    await expect(page.locator('pre')).toContainText('](');
    await page.goBack();
    // By links and by the search, in the page: a link before the hydration would load the next one as a document.
    await waitForHydration(page);
    await page.evaluate(() => Object.assign(window, {sameDocument: true}));
    await page.getByRole('link', {name: site.text.documentationCenter}).click();
    await expect(page).toHaveURL(site.path('/'));
    await search.find(site.text.narrowQuery);
    await search.options.first().click();
    await expect(page).toHaveURL(/delete-a-key/);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    // A page that does not exist.
    const unknown = await page.goto(site.path('/no-such-page'));
    expect(unknown?.status()).toBe(404);
    await expect(page.getByRole('heading', {name: site.text.notFound})).toBeVisible();
    // The other language says that it is not kept, and leads back.
    const other: Locale = site.lang === 'en' ? 'zh' : 'en';
    await page.goto(localPath(other, CONCEPT));
    await expect(page.getByText(site.text.languageNotKept)).toBeVisible();
    await page.getByRole('link').click();
    await expect(page).toHaveURL(site.path(CONCEPT));

    await context.setOffline(false);
    server.reset(BUILD_DIR);
    await site.open(ABOUT);
    await remove(page, site.lang, site.text);
    expect(await leftovers(page)).toEqual(NOTHING);
    // The worker of the open tab has not ended yet: it brings nothing back.
    await page.getByRole('link', {name: site.text.documentationCenter}).click();
    await expect(page).toHaveURL(site.path('/'));
    expect(await leftovers(page)).toEqual(NOTHING);
  },
);

test('where the browser can keep nothing, the page says what that needs', async ({
  page,
  site,
  browser,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  await site.open(ABOUT);
  await expect(page.getByText('This browser keeps no pages of this site.')).toBeVisible();
  await expect(page.getByRole('button', {name: site.text.keep})).toHaveCount(0);
  const plain = await browser.newContext({javaScriptEnabled: false});
  const plainPage = await plain.newPage();
  await plainPage.goto(page.url());
  await expect(plainPage.getByText('That needs scripts')).toBeVisible();
  await plain.close();
});

test(
  'both languages are kept one after the other, also again, and removed by themselves',
  {tag: '@all'},
  async ({page, site, server, context}) => {
    await keep(page, 'en', 'en', site.text);
    const chinese = control(page, 'zh').getByRole('button');
    // A download that is cancelled leaves what was there.
    await chinese.click();
    await expect(chinese).toHaveText(site.text.cancelDownload);
    await chinese.click();
    await expect(chinese).toHaveText(site.text.keep);
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
  'a new deployment is taken over, with what has changed',
  {tag: '@all'},
  async ({page, site, server, context}) => {
    await keep(page, 'en', 'en', site.text);
    const dir = await nextDeployment(BUILD_DIR, '@site/src/pages/index.tsx');
    try {
      server.reset(dir);
      await page.goto(CONCEPT);
      await expect(page.locator(NEXT_DEPLOYMENT)).toBeAttached();
      const keptHome = () =>
        page.evaluate(() =>
          caches.match('/', {ignoreSearch: true}).then((response) => response?.text()),
        );
      await expect.poll(keptHome, DOWNLOAD).toContain('name=deployment');
      await expect
        .poll(
          () =>
            page.evaluate(
              async () => (await navigator.serviceWorker.getRegistration())?.installing,
            ),
          DOWNLOAD,
        )
        .toBeNull();
      // Samples and pictures that have not changed were not downloaded again.
      expect(server.requests.filter((url) => /^\/(?:samples|img)\//.test(url))).toEqual([]);
      await goOffline(server, context);
      await page.goto('/');
      await waitForHydration(page);
      await expect(page.locator(NEXT_DEPLOYMENT)).toBeAttached();
    } finally {
      fs.rmSync(dir, {recursive: true});
    }
  },
);

test(
  'a failed download is told, and nothing that was kept is lost',
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
    await expect(chinese.getByText('no space left')).toBeVisible(DOWNLOAD);
    await session.send('Storage.overrideQuotaForOrigin', {origin: siteOrigin});
    // A login page of the network in place of the files, at once and in the middle; then no network.
    for (const fault of ['portal', 'down'] as const) {
      server.fault = fault;
      await tryChinese();
      await expect(chinese.getByText('Not everything arrived')).toBeVisible(DOWNLOAD);
      server.fault = 'none';
      server.downAfter = server.requests.length + 60;
      await tryChinese();
      await expect(chinese.getByText('Not everything arrived')).toBeVisible(DOWNLOAD);
      server.downAfter = Infinity;
    }
    expect((await leftovers(page)).caches).toEqual(['obis-offline / en']);
    // A server that does not answer within 3 s is replaced by the kept page.
    server.fault = 'silent';
    await page.goto(CONCEPT);
    await waitForHydration(page);
    server.fault = 'none';
    await page.goto(ABOUT);
    await tryChinese();
    await expect(chinese.getByText(site.text.kept)).toBeVisible(DOWNLOAD);
  },
);
