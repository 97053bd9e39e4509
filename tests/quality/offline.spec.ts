import fs from 'node:fs';
import path from 'node:path';
import type {BrowserContext, Locator, Page} from '@playwright/test';
import {FaultySite} from '../fixtures/faultySite';
import {NEXT_DEPLOYMENT, nextDeployment} from '../fixtures/nextDeployment';
import {CONCEPT, LANGUAGES, localPath, PROCEDURE, type Locale} from '../fixtures/routes';
import {expect, test as base, waitForHydration} from '../fixtures/test';

const BUILD_DIR = path.resolve(__dirname, '../../build');
const ABOUT = '/markdown-page';
/** Half a minute on a loaded machine; 4 s alone. */
const DOWNLOAD = {timeout: 60_000};

const test = base.extend<object, {server: FaultySite}>({
  server: [
    // eslint-disable-next-line no-empty-pattern -- Playwright wants the pattern
    async ({}, use) => {
      const server = new FaultySite();
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

/** Opens the page with the control and keeps a language. */
async function keep(
  page: Page,
  lang: Locale,
  language: Locale,
  text: {keep: string; kept: RegExp},
) {
  await page.goto(localPath(lang, ABOUT));
  await control(page, language).getByRole('button', {name: text.keep}).click();
  await expect(control(page, language).getByText(text.kept)).toBeVisible(DOWNLOAD);
}

/** What the browser has of the site beside its HTTP cache. */
const leftovers = (page: Page) =>
  page.evaluate(async () => ({
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));

async function goOffline(server: FaultySite, context: BrowserContext) {
  server.fault = 'down';
  await context.setOffline(true);
}

test('nothing is stored and no worker is registered before the reader asks', async ({
  page,
  site,
}) => {
  await site.open(ABOUT);
  await expect(page.getByRole('button', {name: site.text.keep})).toHaveCount(2);
  await site.open(CONCEPT);
  expect(await leftovers(page)).toEqual({caches: [], workers: 0});
});

test('a kept language is read, followed and searched without a network', async ({
  page,
  site,
  server,
  context,
  search,
}) => {
  await keep(page, site.lang, site.lang, site.text);
  await goOffline(server, context);
  for (const variant of ['', '/', '.html', '?from=mail#steps']) {
    await page.goto(`${site.path(PROCEDURE)}${variant}`);
    await waitForHydration(page);
    await expect(page.getByRole('heading', {level: 1})).not.toHaveText(site.text.notFound);
  }
  // By links and by the search, in the page.
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
});

test('both languages are kept, and the switch leads from one to the other @once', async ({
  page,
  site,
  server,
  context,
}) => {
  await keep(page, 'en', 'en', site.text);
  await control(page, 'zh').getByRole('button', {name: site.text.keep}).click();
  await expect(control(page, 'zh').getByText(site.text.kept)).toBeVisible(DOWNLOAD);
  await goOffline(server, context);
  await page.goto(localPath('zh', CONCEPT));
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await page.goto(CONCEPT);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('an interrupted download goes on where it stopped @once', async ({page, site, server}) => {
  await site.open(ABOUT);
  server.downAfter = server.requests.length + 60;
  await control(page, 'en').getByRole('button', {name: site.text.keep}).click();
  await expect(control(page, 'en').getByText('cannot be reached')).toBeVisible();
  // What is not complete is not used.
  server.fault = 'none';
  server.downAfter = Infinity;
  await page.reload();
  await expect(control(page, 'en').getByText(site.text.kept)).toBeVisible(DOWNLOAD);
  const pages = server.requests.filter((url) => url.startsWith('/obis/'));
  // The four that were under way.
  expect(pages.length - new Set(pages).size).toBeLessThanOrEqual(4);
});

test('a closed tab does not end a download: the next page goes on @once', async ({
  page,
  site,
  server,
  context,
}) => {
  await site.open(ABOUT);
  server.downAfter = server.requests.length + 60;
  await control(page, 'en').getByRole('button', {name: site.text.keep}).click();
  await expect(control(page, 'en').getByText('cannot be reached')).toBeVisible();
  await page.close();
  server.downAfter = Infinity;
  const next = await context.newPage();
  await next.goto(CONCEPT);
  await expect
    .poll(
      () => next.evaluate(() => caches.match('/offline/state').then((r) => r?.text())),
      DOWNLOAD,
    )
    .toContain('"current"');
});

test('a new deployment is taken over while an old tab is open @once', async ({
  page,
  site,
  server,
  context,
}) => {
  await keep(page, 'en', 'en', site.text);
  await page.evaluate(() => Object.assign(window, {sameDocument: true}));
  const dir = await nextDeployment(BUILD_DIR, '@site/src/pages/index.tsx');
  try {
    server.reset(dir);
    const fresh = await context.newPage();
    await fresh.goto(CONCEPT);
    await expect(fresh.locator(NEXT_DEPLOYMENT)).toBeAttached();
    await expect
      .poll(
        () => fresh.evaluate(() => caches.match('/offline/state').then((r) => r?.text())),
        DOWNLOAD,
      )
      .toContain('"previous":{"assets');
    // Samples and scripts that have not changed were not downloaded again.
    expect(server.requests.filter((url) => /^\/(?:samples|img)\//.test(url))).toEqual([]);
    // The old tab goes on with its own scripts, which the server does not have any more.
    await page.getByRole('link', {name: site.text.documentationCenter}).click();
    await expect(page).toHaveURL('/');
    await expect(page.locator(NEXT_DEPLOYMENT)).not.toBeAttached();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    // What is kept is the new one, with its own scripts.
    await goOffline(server, context);
    await fresh.goto('/');
    await waitForHydration(fresh);
    await expect(fresh.locator(NEXT_DEPLOYMENT)).toBeAttached();
  } finally {
    fs.rmSync(dir, {recursive: true});
  }
});

test('a login page of the network is never kept @once', async ({page, site, server}) => {
  await keep(page, 'en', 'en', site.text);
  server.fault = 'portal';
  await control(page, 'en').getByRole('button', {name: site.text.updateNow}).click();
  await expect(control(page, 'en').getByText('Sign in there')).toBeVisible();
  await expect(control(page, 'en').getByText(site.text.kept)).toBeVisible();
  server.fault = 'down';
  await page.goto(CONCEPT);
  await expect(page).not.toHaveTitle('Guest network');
  await waitForHydration(page);
});

test('a server that does not answer is replaced by the kept page after 3 s @once', async ({
  page,
  site,
  server,
}) => {
  await keep(page, 'en', 'en', site.text);
  server.fault = 'silent';
  await page.goto(CONCEPT);
  await waitForHydration(page);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

test('a full disk is told with the missing space, and nothing that was kept is lost @once', async ({
  page,
  site,
  server,
  context,
  siteOrigin,
}) => {
  await keep(page, 'en', 'en', site.text);
  const session = await context.newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', {origin: siteOrigin, quotaSize: 16_000_000});
  await control(page, 'zh').getByRole('button', {name: site.text.keep}).click();
  await expect(control(page, 'zh').getByText(/\d MB more are needed/)).toBeVisible(DOWNLOAD);
  server.fault = 'down';
  await page.goto(CONCEPT);
  await waitForHydration(page);
  server.fault = 'none';
  await session.send('Storage.overrideQuotaForOrigin', {origin: siteOrigin});
  await page.goto(ABOUT);
  await expect(control(page, 'zh').getByText(site.text.kept)).toBeVisible(DOWNLOAD);
});

test('removing leaves no cache and no worker; a download under way stops @once', async ({
  page,
  site,
}) => {
  await keep(page, 'en', 'en', site.text);
  await control(page, 'zh').getByRole('button', {name: site.text.keep}).click();
  await control(page, 'zh').getByRole('button', {name: site.text.cancelDownload}).click();
  await expect(control(page, 'zh').getByRole('button', {name: site.text.keep})).toBeVisible();
  await control(page, 'en').getByRole('button', {name: site.text.removeKept}).click();
  await expect(control(page, 'en').getByRole('button', {name: site.text.keep})).toBeVisible();
  expect(await leftovers(page)).toEqual({caches: [], workers: 0});
  // The worker of the open tab has not ended yet: it brings nothing back.
  await page.goto(CONCEPT);
  expect(await leftovers(page)).toEqual({caches: [], workers: 0});
});

for (const [name, breakIt, message] of [
  [
    'HTTP without TLS',
    () => Object.defineProperty(window, 'isSecureContext', {value: false}),
    'was opened over HTTP',
  ],
  [
    'an old browser',
    () => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'),
    'This browser cannot keep pages',
  ],
  [
    'blocked storage',
    () => {
      caches.has = () => Promise.reject(new DOMException('blocked', 'SecurityError'));
    },
    'stores nothing for this site',
  ],
] as const) {
  test(`${name}: the page says why nothing can be kept @once`, async ({page, site}) => {
    await page.addInitScript(breakIt);
    await site.open(ABOUT);
    await expect(page.getByText(message)).toBeVisible();
    await expect(page.getByRole('button', {name: site.text.keep})).toHaveCount(0);
  });
}

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('a sentence says that keeping needs them @once', async ({page, site}) => {
    await page.goto(site.path(ABOUT));
    await expect(page.getByText('Keeping pages needs scripts')).toBeVisible();
  });
});
