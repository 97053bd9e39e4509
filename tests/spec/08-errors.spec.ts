import type {Page, Route} from '@playwright/test';
import {loadSettings} from '../../site.settings';
import {replaceInMainScript} from '../fixtures/chunks';
import {expect, waitForHydration, test} from '../fixtures/test';
import {savedHit, seedSearches} from '../fixtures/searchModal';
import {CONCEPT, PROCEDURE} from '../fixtures/routes';

const {companyUrl} = loadSettings();

const INDEX = '**/search-index.json';

async function truncated(route: Route): Promise<void> {
  const response = await route.fetch();
  const body = await response.text();
  await route.fulfill({response, body: body.slice(0, body.length / 2)});
}

async function otherVersion(route: Route): Promise<void> {
  const response = await route.fetch();
  const json = (await response.json()) as Record<string, unknown>;
  const key = Object.keys(json).find((name) => /version|schema/i.test(name));
  if (!key) {
    throw new Error(`The search index names no version: ${Object.keys(json).join(', ')}`);
  }
  await route.fulfill({response, json: {...json, [key]: Number(json[key]) + 1}});
}

const FAULTS: Record<string, (page: Page) => Promise<unknown>> = {
  'no network': (page) => page.route(INDEX, (route) => route.abort()),
  'a missing index': (page) => page.route(INDEX, (route) => route.fulfill({status: 404})),
  'a truncated index': (page) => page.route(INDEX, truncated),
  'an index of another version': (page) => page.route(INDEX, otherVersion),
  'a page instead of the index': (page) =>
    page.route(INDEX, (route) => route.fulfill({contentType: 'text/html', body: '<h1>Hi</h1>'})),
};

test.describe('8. Error catalogue › Search', {tag: '@search'}, () => {
  for (const [fault, inject] of Object.entries(FAULTS)) {
    test(
      `With ${fault}, the modal shows 'Unable to fetch results' and 'You might want to check your network connection.', and recovers`,
      {tag: '@embedded'},
      async ({page, site, search, guard}) => {
        guard.allow(/Failed to load resource/, 'the test takes the index away');
        guard.allow(/console warning: .*search/i, 'the site says what is wrong with the index');
        await inject(page);
        await page.clock.install();
        await site.open(CONCEPT);
        await search.open();
        await search.input.fill(site.text.broadQuery);
        const title = search.root.getByText(site.text.unableToFetch);
        await expect(title).toBeVisible();
        await expect(search.root.getByText(site.text.checkNetwork)).toBeVisible();
        // The stock modal replaces the error at once by 'no results'; its stall timer is 300 ms.
        await page.clock.runFor(700);
        await expect(title).toBeVisible();
        await expect(search.root.getByText(site.text.noResultsFor)).toHaveCount(0);

        await page.unroute(INDEX);
        await search.input.fill(site.text.narrowQuery);
        await expect(search.options.first()).toBeVisible();
        await expect(title).toHaveCount(0);
      },
    );
  }

  test(
    'The search page says so too, and its Retry button brings the results',
    {tag: '@both'},
    async ({page, site, guard, outage}) => {
      guard.allow(/Failed to load resource/, 'the test takes the index away');
      guard.allow(/console warning: .*search/i, 'the site says what is wrong with the index');
      await outage.start();
      await site.open(`/search?q=${encodeURIComponent(site.text.narrowQuery)}`);
      const main = page.getByRole('main');
      await expect(main.getByText(site.text.unableToFetch)).toBeVisible();
      await expect(main.getByText(site.text.checkNetwork)).toBeVisible();
      await outage.end();
      await main.getByRole('button', {name: site.text.retry}).click();
      await expect(main.locator(`a[href^="${site.path(PROCEDURE)}"]`).first()).toBeVisible();
    },
  );

  test(
    "No results: 'No results for' plus the query; up to 3 suggestions under 'Try searching for'",
    {tag: '@both'},
    async ({site, search}) => {
      await site.open(CONCEPT);
      await search.find(site.text.broadQuery);
      await search.input.fill('zzqxjv');
      await expect(search.root.getByText(site.text.noResultsFor)).toContainText('zzqxjv');
      await expect(
        search.root.getByText(site.text.trySearchingFor).filter({visible: true}),
      ).toBeVisible();
      const suggestions = search.root.locator('.obis-row').getByRole('button');
      expect(await suggestions.count()).toBeGreaterThan(0);
      expect(await suggestions.count()).toBeLessThanOrEqual(3);
      await suggestions.first().click();
      await expect(search.options.first()).toBeVisible();
    },
  );

  test(
    "'Believe this query should return results?' with 'Let us know.', the query in the link",
    {tag: '@both'},
    async ({page, site, search}) => {
      const expectLink = async (within: typeof search.root) => {
        await expect(within.getByText(site.text.believe)).toBeVisible();
        const href = await within
          .getByRole('link', {name: site.text.letUsKnow})
          .getAttribute('href');
        const url = new URL(href ?? '');
        expect(`${url.origin}${url.pathname}`).toBe(companyUrl);
        expect(url.searchParams.get('query')).toBe('zzqxjv & <zzqq>');
        expect(url.searchParams.get('language')).toMatch(new RegExp(`^${site.lang}`));
      };
      await site.open(CONCEPT);
      await search.open();
      await search.input.fill('zzqxjv & <zzqq>');
      await expectLink(search.root);
      await site.open(`/search?q=${encodeURIComponent('zzqxjv & <zzqq>')}`);
      await expectLink(page.getByRole('main'));
    },
  );

  test(
    'When the code of the modal is gone, the reader is told',
    {tag: '@embedded'},
    async ({page, site, guard}) => {
      guard.allow(/ERR_FAILED|[Ll]oading (CSS )?chunk|ChunkLoadError/, 'the test takes it away');
      await site.open(CONCEPT);
      await page.waitForLoadState('networkidle');
      await page.route('**/assets/**', (route) => route.abort());
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('alert').filter({visible: true})).toHaveText(/\S/);
    },
  );
});

test.describe('8. Error catalogue › What the browser kept', () => {
  test('Storage get, set and delete failures are logged to the console only', async ({
    page,
    site,
    guard,
  }) => {
    guard.allow(/console error: .*storage/i, 'the specification wants these messages');
    await page.addInitScript(() => {
      for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
        Storage.prototype[method] = () => {
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        };
      }
    });
    await site.open(CONCEPT);
    await page.getByRole('button', {name: site.text.colorMode}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(guard.matching(/console error: .*storage/i)).not.toEqual([]);
  });

  test('An unknown stored colour mode leaves a page that works', async ({page, site, guard}) => {
    guard.allow(
      /console (error|warning): .*(color|theme|storage)/i,
      'the site may report the value',
    );
    await site.open('/');
    await page.evaluate(() => window.localStorage.setItem('theme', 'purple'));
    await site.open(CONCEPT);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await page.getByRole('button', {name: site.text.colorMode}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('A good saved search among corrupted ones is kept', async ({page, site, search}) => {
    const bad = [null, 7, 'text', {}, {url: 4}, {objectID: 'x'}, {hierarchy: null}];
    await seedSearches(page, {
      recents: [...bad, savedHit(1, site.path(CONCEPT)), ...bad],
      favorites: '{"oops',
    });
    await site.open(CONCEPT);
    await search.open();
    await expect(search.recents).toHaveText([/Saved 1/]);
    await search.find(site.text.narrowQuery);
  });

  test('Markup in a saved search is not run', async ({page, site, search}) => {
    const markup = '<img src=x onerror="window.ran=true"><b>Saved</b>';
    await seedSearches(page, {
      recents: [savedHit(1, site.path(CONCEPT), markup), savedHit(2, 'javascript:window.ran=true')],
    });
    await site.open(CONCEPT);
    await search.open();
    await expect(search.root).toBeVisible();
    await expect(search.root.locator('img, b')).toHaveCount(0);
    await expect(search.root.locator('a[href^="javascript"]')).toHaveCount(0);
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  });

  test('Markup in a query is not run', async ({page, site, search}) => {
    const markup = '<img src=x onerror="window.ran=true">';
    await site.open(`/search?q=${encodeURIComponent(markup)}`);
    await expect(page.getByRole('heading', {level: 1})).toContainText(markup);
    await expect(page.getByRole('main').getByRole('status').first()).toHaveText(/\d/);
    await search.open();
    await search.input.fill(markup);
    await expect(search.options.first()).toBeVisible();
    await expect(page.locator('img[onerror]')).toHaveCount(0);
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  });
});

test.describe('8. Error catalogue › Addresses', () => {
  test('A malformed hash does not crash the page, on load or later', async ({page, site}) => {
    await site.open(`${CONCEPT}#%`);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    for (const hash of ['%E0%A4%A', '"]', '\ud800', '__proto__']) {
      await page.evaluate((text) => void (window.location.hash = text), hash);
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    }
    await page.locator(`.menu a[href="${site.path(PROCEDURE)}"]`).click();
    await expect(page).toHaveURL(site.path(PROCEDURE));
    await expect(page.getByText(site.text.pageCrashed)).toHaveCount(0);
  });

  test('A malformed path shows a not-found page', async ({page, site, guard}) => {
    guard.allow(/Failed to load resource.*40[04]/, 'Chromium reports the wanted answer');
    await page.goto(site.path('/%E0%A4%A'));
    await waitForHydration(page);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(site.text.notFound);
  });
});

test.describe('8. Error catalogue › Navbar', () => {
  test("A navbar item that fails to render gives a configuration error message; an unknown type throws 'No NavbarItem component found for type'", async ({
    page,
    site,
    guard,
  }) => {
    guard.allow(/navbar item|NavbarItem|Minified React error/, 'the test breaks the configuration');
    await replaceInMainScript(page, '{type:"custom-contactUs"', '{type:"custom-nothing"');
    await page.goto(site.path(CONCEPT));
    const main = page.locator('body');
    await expect(main).toContainText('A theme navbar item failed to render.');
    await expect(main).toContainText(
      'Please double-check the following navbar item (themeConfig.navbar.items) of your Docusaurus config:',
    );
    await expect(main).toContainText('No NavbarItem component found for type "custom-nothing".');
  });
});
