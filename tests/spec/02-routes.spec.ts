import {expect, test} from '../fixtures/test';

const DOCUMENT_404 = /console error: Failed to load resource.*404/;

test.describe('2. Screens and routes', () => {
  for (const pathname of ['/no-such-page', '/obis/introduction']) {
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
