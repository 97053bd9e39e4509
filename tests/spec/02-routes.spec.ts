import {expect, test} from '../fixtures/test';
import {SECTIONS} from '../fixtures/routes';

const DOCUMENT_404 = /console error: Failed to load resource.*404/;

test.describe('2. Screens and routes', () => {
  for (const [section, pages] of Object.entries(SECTIONS)) {
    test(`Pages become interactive, fit a phone and stay silent: ${section}`, async ({
      page,
      site,
    }) => {
      test.setTimeout(10_000 + 10_000 * pages.length);
      await page.setViewportSize({width: 390, height: 844});
      for (const pathname of pages) {
        await site.open(pathname);
        await expect(page.getByRole('heading', {level: 1}), pathname).toHaveCount(1);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width, pathname).toBeLessThanOrEqual(390);
      }
      // Nor may anything that loads later, such as prefetched chunks.
      await page.waitForLoadState('networkidle');
    });
  }

  for (const pathname of ['/no-such-page', '/obis/feature-guide/no-such-page']) {
    test(
      `Any path not listed shows a not-found page: ${pathname}`,
      {tag: '@both'},
      async ({page, site, guard}) => {
        guard.allow(DOCUMENT_404, 'Chromium reports the wanted 404 of the document');
        const response = await site.open(pathname);
        expect(response.status()).toBe(404);
        await expect(page.getByRole('heading', {level: 1})).toHaveText(site.text.notFound);
        await expect(page.locator('html')).toHaveAttribute('lang', site.htmlLang);
        await expect(page.getByRole('navigation', {name: site.text.mainNavigation})).toBeVisible();
      },
    );
  }
});
