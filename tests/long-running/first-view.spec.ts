import type {Page} from '@playwright/test';
import {holdChunks, type ChunkFailure} from '../fixtures/chunks';
import {CONCEPT, GLOSSARY, DELETE_A_KEY} from '../fixtures/routes';
import {expect, test, type Site} from '../fixtures/test';

/** Open a page whose scripts are delayed. */
async function openWithDelayedScripts(
  page: Page,
  site: Site,
  pathname: string,
): Promise<ChunkFailure> {
  const scripts = await holdChunks(page);
  await page.goto(site.path(pathname), {waitUntil: 'domcontentloaded'});
  return scripts;
}

/** Add up the layout shifts of the page in `window.shifted`. */
function sumLayoutShifts(): void {
  let shifted = 0;
  Object.defineProperty(window, 'shifted', {get: () => shifted});
  new PerformanceObserver((shifts) => {
    for (const entry of shifts.getEntries()) shifted += Reflect.get(entry, 'value') as number;
  }).observe({type: 'layout-shift', buffered: true});
}

test.describe('The first view of a page', () => {
  test('requests no script and no stylesheet before the first paint', async ({page, site}) => {
    for (const pathname of ['/', CONCEPT, '/search']) {
      await site.open(pathname);
      const [paint, assets] = await page.evaluate(() => [
        performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
        performance
          .getEntriesByType('resource')
          .filter(({name}) => /\.(?:js|css)$/.test(name))
          .map(({name, startTime}) => ({name, startTime})),
      ]);
      expect(assets.filter(({name}) => name.endsWith('.js')).length).toBeGreaterThan(1);
      expect(assets.filter(({name}) => name.endsWith('.css')).length).toBe(1);
      expect(Math.min(...assets.map(({startTime}) => startTime))).toBeGreaterThan(
        paint ?? Infinity,
      );
    }
  });

  test('turns the inline styles off when the stylesheet has arrived', async ({page, site}) => {
    await site.open(CONCEPT);
    const isOff = () =>
      page.locator('#obis-inline-styles').evaluate((style) => (style as HTMLStyleElement).disabled);
    await expect.poll(isOff).toBe(true);
  });

  for (const [state, storage] of [
    ['with default settings', {}],
    [
      'in dark mode and without the announcement bar',
      {theme: 'dark', 'docusaurus.announcement.dismiss': 'true'},
    ],
  ] as const) {
    test(`No layout shift when the scripts start: ${state}`, async ({page, site}) => {
      await page.addInitScript((entries) => Object.assign(window.localStorage, entries), storage);
      await page.addInitScript(sumLayoutShifts);
      for (const width of [1280, 390]) {
        await page.setViewportSize({width, height: 800});
        for (const pathname of ['/', CONCEPT, DELETE_A_KEY, GLOSSARY, '/search?q=CERT-02']) {
          await site.open(pathname);
          await page.waitForLoadState('networkidle');
          const shifted = await page.evaluate(async () => {
            // Shifts are reported after the frame in which they happen.
            for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
            return Reflect.get(window, 'shifted') as number;
          });
          expect(shifted, `${pathname} at ${width}px`).toBe(0);
        }
      }
    });
  }
});

test('Search engines may index the empty search page, but not the results of a query', async ({
  page,
  site,
}) => {
  await site.open('/search');
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  await site.open('/search?q=key');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
});

test.describe('Input before hydration takes effect', () => {
  test('a click on the search button', async ({page, site, search}) => {
    const scripts = await openWithDelayedScripts(page, site, CONCEPT);
    await page.locator('[data-obis-search-button]').click();
    await scripts.end();
    await expect(search.input).toBeFocused();
  });

  for (const key of ['Control+k', '/']) {
    test(`the key ${key}`, async ({page, site, search}) => {
      const scripts = await openWithDelayedScripts(page, site, DELETE_A_KEY);
      await page.keyboard.press(key);
      await scripts.end();
      await expect(search.input).toBeFocused();
      await expect(search.input).toHaveValue('');
    });
  }

  test('a tap on the menu button of a phone', async ({page, site}) => {
    await page.setViewportSize({width: 390, height: 800});
    const scripts = await openWithDelayedScripts(page, site, CONCEPT);
    await page.getByRole('button', {name: site.text.toggleNavigation}).click();
    await scripts.end();
    await expect(page.locator('.navbar-sidebar').getByText(site.text.featureGuide)).toBeVisible();
  });

  test('a click on a category of the sidebar', async ({page, site}) => {
    const scripts = await openWithDelayedScripts(page, site, CONCEPT);
    const group = page.locator('.menu').getByRole('button', {name: site.text.reference}).first();
    await group.click();
    await expect(page).toHaveURL(site.path(CONCEPT));
    await scripts.end();
    await expect(page.locator(`.menu a[href="${site.path(GLOSSARY)}"]:not([role])`)).toBeVisible();
  });

  test('text typed into the field of the search page', async ({page, site}) => {
    const scripts = await openWithDelayedScripts(page, site, '/search');
    const field = page.getByRole('main').getByRole('searchbox');
    await field.click();
    await page.keyboard.type(site.text.broadQuery);
    await scripts.end();
    await expect(page.locator('main ol a').first()).toBeVisible();
    await expect(field).toHaveValue(site.text.broadQuery);
  });

  test('an error code typed into the field of the landing page', async ({page, site}) => {
    const scripts = await openWithDelayedScripts(page, site, '/');
    await page.locator('#code-field').fill('sec02');
    await scripts.end();
    await expect(page.getByRole('article').filter({hasText: 'SEC-02'})).toBeVisible();
  });
});

test('If the scripts never load, links work as plain links', async ({page, site, guard}) => {
  guard.allow(/ERR_FAILED/, 'the test aborts the scripts');
  await page.route('**/assets/js/*.js', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await page.goto(site.path(CONCEPT));
  await failed;
  // A category of the sidebar then links to its first page.
  await page.locator('.menu').getByRole('button', {name: site.text.getStarted}).click();
  await expect(page).toHaveURL(/\/obis\/get-started\//);
});

test('A stalled request for the stylesheet does not block the controls', async ({page, site}) => {
  // Never answer the request, like a proxy that holds the connection.
  await page.route('**/assets/css/*.css', () => undefined);
  await page.goto(site.path('/markdown-features'), {waitUntil: 'commit'});
  await page.getByRole('button', {name: site.text.colorMode}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
