import {failChunksUntilReload} from '../fixtures/chunks';
import {expect, waitForHydration, test} from '../fixtures/test';
import {CONCEPT, CREATE_A_KEY, DELETE_A_KEY} from '../fixtures/routes';

test.describe('2. Screens and routes › Path handling', () => {
  // The rules are in src/lib/normalizeUrl.ts, which has unit tests.
  test('Pathnames ending in index.html or .html are normalised by removing that ending, and double slashes become one', async ({
    page,
    site,
  }) => {
    for (const [asked, shown] of [
      ['/index.html', '/'],
      [`${DELETE_A_KEY}.html?from=label#steps`, `${DELETE_A_KEY}?from=label#steps`],
      [`${DELETE_A_KEY.replace('/obis/', '/obis//')}#steps`, `${DELETE_A_KEY}#steps`],
    ] as const) {
      // Answer like a host that sends files and no redirects.
      const {pathname} = new URL(asked, 'http://host');
      await page.route(`**${site.path(pathname)}*`, async (route) => {
        const url = new URL(site.path(shown), route.request().url()).href;
        await route.fulfill({response: await route.fetch({url})});
      });
      await site.open(asked);
      await expect(page).toHaveURL(site.path(shown));
      // Without our change, Docusaurus renders two pages below each other here.
      for (const landmark of ['h1', 'main', '.theme-layout-footer', 'nav.navbar']) {
        await expect(page.locator(landmark)).toHaveCount(1);
      }
      await expect(page.getByRole('heading', {level: 1})).not.toHaveText(site.text.notFound);
    }
  });

  test('If the preload of a route fails, the page reloads', async ({page, site, guard}) => {
    guard.allow(/ERR_FAILED|ChunkLoadError|Loading chunk/, 'the test takes the chunk away');
    await site.open(CONCEPT);
    await page.evaluate(() => Object.assign(window, {sameDocument: true}));
    await failChunksUntilReload(page);
    const reloaded = page.waitForEvent('load');
    await page.locator(`.menu a[href="${site.path(CREATE_A_KEY)}"]`).click();
    await reloaded;
    await waitForHydration(page);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
    await expect(page).toHaveURL(site.path(CREATE_A_KEY));
  });

  test('A base-URL banner can be shown on the home path, if the files of the page do not load', async ({
    page,
    site,
    guard,
  }) => {
    guard.allow(/ERR_FAILED/, 'the test takes scripts and styles away, as a wrong base URL does');
    const banner = page.getByText(/did not load properly/);
    await site.open('/');
    await expect(banner).toHaveCount(0);
    await page.route('**/assets/**', (route) => route.abort());
    await page.goto(site.path('/'));
    await expect(banner).toBeVisible();
    await page.goto(site.path(CONCEPT));
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(banner).toHaveCount(0);
  });
});
