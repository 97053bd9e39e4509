import {crashChunks} from '../fixtures/chunks';
import {expect, test, type Site} from '../fixtures/test';
import type {PageGuard} from '../fixtures/pageGuard';
import {CONCEPT, PROCEDURE} from '../fixtures/routes';
import type {Page} from '@playwright/test';

/** Follow a link to a page whose components throw. */
async function crash(page: Page, site: Site, guard: PageGuard, link: string) {
  guard.allow(
    /The conveyor stopped|A fuse blew/,
    'the test makes the page throw; React reports it',
  );
  await site.open(CONCEPT);
  // Later than the progress bar begins.
  const chunks = await crashChunks(page, 500);
  await page.locator(link).first().click();
  return chunks;
}

const PLACES = {
  'inside the layout': (site: Site) => `.menu a[href="${site.path(PROCEDURE)}"]`,
  'with its whole layout': (site: Site) => `.navbar a[href="${site.path('/')}"]`,
};

test.describe('2. Screens and routes › Crash page', () => {
  for (const [place, link] of Object.entries(PLACES)) {
    test(
      `title 'Page Error', 'This page crashed' with the error and its causes, and a 'Try again' button, when a page throws ${place}`,
      {tag: '@both'},
      async ({page, site, guard}) => {
        const chunks = await crash(page, site, guard, link(site));
        await expect(page).toHaveTitle(new RegExp(site.text.pageError));
        await expect(page.getByRole('heading', {name: site.text.pageCrashed})).toBeVisible();
        await expect(page.getByText('The conveyor stopped')).toBeVisible();
        await expect(page.getByText('A fuse blew')).toBeVisible();
        const tryAgain = page.getByRole('button', {name: site.text.tryAgain});
        await expect(tryAgain).toBeVisible();
        await expect(page.locator('#nprogress')).toHaveCount(0);
        // Else the button is hidden as soon as the scripts count as missing, 5 s after the page began.
        await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
        await chunks.end();
        await tryAgain.click();
        await expect(page.getByText(site.text.pageCrashed)).toHaveCount(0);
        await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      },
    );
  }

  test(
    'A chunk-load failure shows the error text with a Retry button',
    {tag: '@both'},
    async ({page, site, guard}) => {
      guard.allow(
        /ERR_FAILED|[Ll]oading chunk|ChunkLoadError/,
        'the test takes the chunks of the page away for good; a reload does not help',
      );
      await site.open(CONCEPT);
      // The shared chunks still load, as from the browser's cache.
      const shared = await page
        .locator('script[src]')
        .evaluateAll((scripts) => scripts.map((script) => (script as HTMLScriptElement).src));
      await page.route('**/assets/js/*.js', (route) =>
        shared.includes(route.request().url()) &&
        /\/(main|react|runtime~main)\./.test(route.request().url())
          ? route.continue()
          : route.abort(),
      );
      await page.locator(`.menu a[href="${site.path(PROCEDURE)}"]`).click();
      const retry = page.getByRole('button', {name: site.text.retry});
      await expect(retry).toBeVisible();
      await expect(
        page.getByText(/[Ll]oading chunk .*failed|ChunkLoadError/).first(),
      ).toBeVisible();
      await page.unroute('**/assets/js/*.js');
      await retry.click();
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      await expect(page).toHaveURL(site.path(PROCEDURE));
      await expect(retry).toHaveCount(0);
    },
  );

  test('A page whose code never comes stays readable and does not reload for ever', async ({
    page,
    site,
    guard,
  }) => {
    guard.allow(/ERR_FAILED|[Ll]oading chunk|ChunkLoadError/, 'the test takes the chunks away');
    await site.open(CONCEPT);
    await page.route('**/assets/js/*.js', (route) => route.abort());
    let documents = 0;
    page.on('request', (request) => {
      documents += request.isNavigationRequest() ? 1 : 0;
    });
    const reloaded = page.waitForEvent('load');
    await page.locator(`.menu a[href="${site.path(PROCEDURE)}"]`).click();
    await reloaded;
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(documents).toBe(1);
  });
});
