import {ALL_PAGES, GLOSSARY} from '../fixtures/routes';
import {expect, test} from '../fixtures/test';

const DOCUMENT_404 = /console error: Failed to load resource.*404/;

/** Paths that are almost those of pages: half of the path, a letter missing, a segment too many, and another letter case. */
const UNLISTED_PATHS = [
  ...new Set(
    ALL_PAGES.filter((pathname) => pathname !== '/').flatMap((pathname) => [
      pathname.replace(/\/[^/]*$/, ''),
      pathname.slice(0, -1),
      `${pathname}/more`,
      pathname.toUpperCase(),
    ]),
  ),
].filter((pathname) => pathname !== '' && !ALL_PAGES.includes(pathname));

test.describe('2. Screens and routes', () => {
  test('Any path not listed answers 404', {tag: '@both'}, async ({page, site}) => {
    await site.open('/');
    const found: string[] = [];
    for (const pathname of UNLISTED_PATHS) {
      const response = await page.request.get(site.path(pathname), {maxRedirects: 0});
      if (response.status() !== 404) found.push(`${response.status()} ${pathname}`);
    }
    expect(found).toEqual([]);
  });

  for (const pathname of ['/no-such-page', '/obis/introduction', GLOSSARY.toUpperCase()]) {
    test(
      `Any path not listed shows a not-found page: ${pathname}`,
      {tag: '@both'},
      async ({page, site, guard}) => {
        guard.allow(DOCUMENT_404, 'Chromium reports the wanted 404 of the document');
        await site.open(pathname);
        await expect(page.getByRole('heading', {level: 1})).toHaveText(site.text.notFound);
        await expect(page.locator('html')).toHaveAttribute('lang', site.htmlLang);
        await expect(page.getByRole('navigation', {name: site.text.mainNavigation})).toBeVisible();
        await expect(page).toHaveURL(site.path(pathname));
      },
    );
  }

  test(
    'Any path not listed shows a not-found page, after a step in the site too',
    {tag: '@both'},
    async ({page, site}) => {
      await site.open('/');
      const step = (pathname: string) =>
        page.evaluate((url) => {
          window.history.pushState(null, '', url);
          window.dispatchEvent(new PopStateEvent('popstate', {state: null}));
        }, site.path(pathname));
      const heading = page.getByRole('heading', {level: 1});
      await step('/no-such-page');
      await expect(heading).toHaveText(site.text.notFound);
      const chunks: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'script') chunks.push(request.url());
      });
      for (const pathname of UNLISTED_PATHS) await step(pathname);
      await page.waitForLoadState('networkidle');
      expect(chunks, 'a path that matches a page makes Docusaurus load it').toEqual([]);
      await expect(heading).toHaveText(site.text.notFound);
    },
  );
});
