import {failChunksUntilReload, holdChunks} from '../fixtures/chunks';
import {expect, waitForHydration, test} from '../fixtures/test';
import {CONCEPT, MAIN_DOC, OTHER_PROCEDURE, PROCEDURE} from '../fixtures/routes';

test.describe('2. Screens and routes › Path handling', () => {
  for (const [asked, shown] of [
    ['/index.html', '/'],
    ['/markdown-page.html', '/markdown-page'],
    [`${MAIN_DOC}.html`, MAIN_DOC],
    [`${PROCEDURE}.html?from=label#steps`, `${PROCEDURE}?from=label#steps`],
    [`${PROCEDURE.replace('/obis/', '/obis//')}?from=label#steps`, `${PROCEDURE}?from=label#steps`],
  ] as const) {
    test(`Pathnames ending in index.html or .html are normalised by removing that ending, and double slashes become one: ${asked}`, async ({
      page,
      site,
    }) => {
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
    });
  }

  test('Route components are preloaded before a route change: the old page stays until the new one is there', async ({
    page,
    site,
  }) => {
    await site.open(CONCEPT);
    const heading = page.getByRole('heading', {level: 1});
    const oldTitle = await heading.innerText();
    const chunks = await holdChunks(page);
    const asked = page.waitForRequest('**/assets/js/*.js');
    await page.locator(`.menu a[href="${site.path(PROCEDURE)}"]`).click();
    await asked;
    await expect(page).toHaveURL(site.path(PROCEDURE));
    await expect(heading).toHaveText(oldTitle);
    await chunks.end();
    await expect(heading).not.toHaveText(oldTitle);
  });

  test('if the preload fails, the page reloads', async ({page, site, guard}) => {
    guard.allow(/ERR_FAILED|ChunkLoadError|Loading chunk/, 'the test takes the chunk away');
    await site.open(CONCEPT);
    await page.evaluate(() => Object.assign(window, {sameDocument: true}));
    await failChunksUntilReload(page);
    const reloaded = page.waitForEvent('load');
    await page.locator(`.menu a[href="${site.path(OTHER_PROCEDURE)}"]`).click();
    await reloaded;
    await waitForHydration(page);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
    await expect(page).toHaveURL(site.path(OTHER_PROCEDURE));
  });

  test('A base-URL banner can be shown on the home path', async ({page, site, guard}) => {
    guard.allow(/ERR_FAILED/, 'the test takes scripts and styles away, as a wrong base URL does');
    await page.route('**/assets/**', (route) => route.abort());
    const banner = page.getByText(/did not load properly/);
    await page.goto(site.path('/'));
    await expect(banner).toBeVisible();
    await page.goto(site.path(CONCEPT));
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(banner).toHaveCount(0);
  });

  test('The banner stays away when the page loads as it should', async ({page, site}) => {
    await site.open('/');
    await expect(page.getByText(/did not load properly/)).toHaveCount(0);
  });
});
