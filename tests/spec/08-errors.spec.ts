import {loadSettings} from '../../site.settings';
import {accessibilityViolations} from '../fixtures/accessibility';
import {replaceInMainScript} from '../fixtures/chunks';
import {expect, waitForHydration, test} from '../fixtures/test';
import {FAVORITES_KEY, RECENTS_KEY, savedHit} from '../fixtures/searchModal';
import {CONCEPT, ERROR_CODES, FAQ, GLOSSARY, DELETE_A_KEY} from '../fixtures/routes';

const {companyUrl} = loadSettings();

test.describe('8. Error catalogue › Search', {tag: '@search'}, () => {
  // What else can be wrong with the index: src/plugins/search/embedded/indexSearch.test.ts and tests/network-failures/search.spec.ts.
  test(
    "With a page instead of the index, the modal shows 'Unable to fetch results' and 'You might want to check your network connection.', and recovers",
    {tag: '@embedded'},
    async ({page, site, search, guard}) => {
      guard.allow(/console warning: .*search/i, 'the site says what is wrong with the index');
      await page.route('**/search-index.json', (route) =>
        route.fulfill({contentType: 'text/html', body: '<h1>Hi</h1>'}),
      );
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
      expect(await accessibilityViolations(page, ['light'])).toEqual([]);

      await page.unroute('**/search-index.json');
      await search.input.fill(site.text.narrowQuery);
      await expect(search.options.first()).toBeVisible();
      await expect(title).toHaveCount(0);
    },
  );

  test('The search page says so too; its Retry button brings the results, and the return of the network does', async ({
    page,
    site,
    guard,
    outage,
  }) => {
    guard.allow(/Failed to load resource/, 'the test takes the index away');
    guard.allow(/console warning: .*search/i, 'the site says what is wrong with the index');
    const main = page.getByRole('main');
    for (const recover of [
      () => main.getByRole('button', {name: site.text.retry}).click(),
      () => page.evaluate(() => window.dispatchEvent(new Event('online'))),
    ]) {
      await outage.start();
      await site.open(`/search?q=${encodeURIComponent(site.text.narrowQuery)}`);
      await expect(main.getByRole('alert')).toContainText(site.text.unableToFetch);
      await expect(main.getByText(site.text.checkNetwork)).toBeVisible();
      await outage.end();
      await recover();
      await expect(main.locator(`a[href^="${site.path(DELETE_A_KEY)}"]`).first()).toBeVisible();
      await expect(main.getByRole('alert')).toHaveCount(0);
    }
  });

  test(
    "No results: 'No results for' plus the query; up to 3 suggestions under 'Try searching for'; 'Believe this query should return results?' with 'Let us know.', the query in the link",
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
      await site.open(`/search?q=${encodeURIComponent('zzqxjv & <zzqq>')}`);
      await expectLink(page.getByRole('main'));
      expect(await accessibilityViolations(page, ['light'])).toEqual([]);

      await search.open();
      const lead = search.root.locator('.obis-lead:visible');
      for (const query of ['zzqxjv', 'zzqxjv & <zzqq>']) {
        await search.input.fill(query);
        await expect(lead).toHaveText(
          {en: `No results for “${query}”`, zh: `未找到与“${query}”相关的结果`}[site.lang],
        );
      }
      await expectLink(search.root);
      for (const pathname of [ERROR_CODES, GLOSSARY, FAQ]) {
        const link = search.root.locator(`.obis-row a[href="${site.path(pathname)}"]`);
        await expect(link).toBeVisible();
      }
      await expect(
        search.root.getByText(site.text.trySearchingFor).filter({visible: true}),
      ).toBeVisible();
      expect(await accessibilityViolations(page, ['light'])).toEqual([]);
      const suggestions = search.root.locator('.obis-row').getByRole('button');
      expect(await suggestions.count()).toBeGreaterThan(0);
      expect(await suggestions.count()).toBeLessThanOrEqual(3);
      const suggested = await suggestions.first().innerText();
      await suggestions.first().click();
      await expect(search.input).toHaveValue(suggested);
      await expect(search.input).toBeFocused();
      await expect(search.options.first()).toBeVisible();
    },
  );
});

test.describe('8. Error catalogue › What the browser kept', () => {
  test('Storage get, set and delete failures are logged to the console only; the search works without saved searches', async ({
    page,
    site,
    search,
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
    await search.find(site.text.narrowQuery);
    const [target = ''] = await search.hrefs();
    await search.options.first().getByRole('link').click();
    await expect(page).toHaveURL(target);
    await expect(search.root).toHaveCount(0);
    expect(guard.matching(/console error: .*storage/i)).not.toEqual([]);
  });

  test('With an unknown colour mode and with markup in the storage, the page works, runs no markup, and keeps a good saved search', async ({
    page,
    site,
    search,
  }) => {
    const markup = '<img src=x onerror="window.ran=true"><b>Saved</b>';
    const recents = [
      ...[null, 7, 'text', {}, {url: 4}, {objectID: 'x'}, {hierarchy: null}],
      savedHit(1, site.path(CONCEPT)),
      savedHit(2, site.path(CONCEPT), markup),
      savedHit(3, 'javascript:window.ran=true'),
    ];
    const entries = {
      theme: 'purple',
      'docusaurus.announcement.dismiss': markup,
      'docs-preferred-version-default': markup,
      [RECENTS_KEY]: JSON.stringify(recents),
      [FAVORITES_KEY]: '{"oops',
    };
    await page.addInitScript((values) => Object.assign(localStorage, values), entries);
    await site.open(CONCEPT);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await page.getByRole('button', {name: site.text.colorMode}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await search.open();
    await expect(search.recents.filter({hasText: 'Saved 1'})).toHaveCount(1);
    await expect(search.root.locator('img, b')).toHaveCount(0);
    await expect(search.root.locator('a[href^="javascript"]')).toHaveCount(0);
    await search.find(site.text.narrowQuery);
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  });
});

test.describe('8. Error catalogue › Addresses', () => {
  test('Markup in a query is not run', async ({page, site, search}) => {
    const markup = '<img src=x onerror="window.ran=true">';
    await site.open(`/search?q=${encodeURIComponent(markup)}`);
    await expect.poll(() => page.title()).toContain(markup);
    await expect(page.getByRole('main').getByRole('status').first()).toHaveText(/\d/);
    await search.open();
    await search.input.fill(markup);
    await expect(search.options.first()).toBeVisible();
    await expect(page.locator('img[onerror]')).toHaveCount(0);
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  });

  test('A malformed hash does not crash the page, on load or later; a malformed path shows a not-found page', async ({
    page,
    site,
    guard,
  }) => {
    guard.allow(/Failed to load resource.*40[04]/, 'Chromium reports the wanted answer');
    await site.open(`${CONCEPT}#%`);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    for (const hash of ['%E0%A4%A', '"]', '\ud800', '__proto__']) {
      await page.evaluate((text) => void (window.location.hash = text), hash);
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    }
    await page.locator(`.menu a[href="${site.path(DELETE_A_KEY)}"]`).click();
    await expect(page).toHaveURL(site.path(DELETE_A_KEY));
    await expect(page.getByText(site.text.pageCrashed)).toHaveCount(0);
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
