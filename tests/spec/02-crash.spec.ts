import {accessibilityViolations} from '../fixtures/accessibility';
import {crashChunks} from '../fixtures/chunks';
import {expect, test, type Site} from '../fixtures/test';
import {CONCEPT, DELETE_A_KEY} from '../fixtures/routes';

const LINKS = {
  'inside the layout': (site: Site) => `.menu a[href="${site.path(DELETE_A_KEY)}"]`,
  'with its whole layout': (site: Site) => `.navbar a[href="${site.path('/')}"]`,
};

test.describe('2. Screens and routes › Crash page', () => {
  for (const [part, link] of Object.entries(LINKS)) {
    test(`title 'Page Error', 'This page crashed' with the error and its causes, and a 'Try again' button, when a page throws ${part}`, async ({
      page,
      site,
      guard,
    }) => {
      guard.allow(
        /The conveyor stopped|A fuse blew/,
        'the test makes the page throw; React reports it',
      );
      await site.open(CONCEPT);
      const chunks = await crashChunks(page);
      await page.locator(link(site)).first().click();
      await expect(page).toHaveTitle(new RegExp(site.text.pageError));
      await expect(page.getByRole('heading', {name: site.text.pageCrashed})).toBeVisible();
      await expect(page.getByText('The conveyor stopped')).toBeVisible();
      await expect(page.getByText('A fuse blew')).toBeVisible();
      const tryAgain = page.getByRole('button', {name: site.text.tryAgain});
      await expect(tryAgain).toBeVisible();
      // Otherwise the button is hidden as soon as the scripts count as missing, 15 s after the page began.
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      await expect(page.locator('html')).toHaveAttribute('lang', site.htmlLang);
      expect(await accessibilityViolations(page, ['light'])).toEqual([]);
      await chunks.end();
      await tryAgain.click();
      await expect(page.getByText(site.text.pageCrashed)).toHaveCount(0);
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    });
  }

  test('A chunk-load failure shows the error text with a Retry button', async ({
    page,
    site,
    guard,
  }) => {
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
    await page.locator(`.menu a[href="${site.path(DELETE_A_KEY)}"]`).click();
    const retry = page.getByRole('button', {name: site.text.retry});
    await expect(retry).toBeVisible();
    await expect(page.getByText(/[Ll]oading chunk .*failed|ChunkLoadError/).first()).toBeVisible();
    await page.unroute('**/assets/js/*.js');
    await retry.click();
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page).toHaveURL(site.path(DELETE_A_KEY));
    await expect(retry).toHaveCount(0);
  });
});
