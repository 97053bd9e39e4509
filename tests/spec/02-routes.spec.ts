import {accessibilityViolations} from '../fixtures/accessibility';
import {ALL_PAGES, GLOSSARY, localPath} from '../fixtures/routes';
import {expect, test} from '../fixtures/test';

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
  test('Any path not listed answers 404', async ({siteOrigin}) => {
    const paths = (['en', 'zh'] as const).flatMap((lang) =>
      UNLISTED_PATHS.map((pathname) => localPath(lang, pathname)),
    );
    const answers = await Promise.all(
      paths.map(async (pathname) => {
        const {status} = await fetch(siteOrigin + pathname, {method: 'HEAD', redirect: 'manual'});
        return {pathname, status};
      }),
    );
    expect(answers.filter(({status}) => status !== 404)).toEqual([]);
  });

  test(
    'Any path not listed shows a not-found page, which is accessible',
    {tag: '@both'},
    async ({page, site, guard}) => {
      guard.allow(/Failed to load resource.*404/, 'Chromium reports the wanted 404');
      const pathname = GLOSSARY.toUpperCase();
      await site.open(pathname);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(site.text.notFound);
      await expect(page.locator('html')).toHaveAttribute('lang', site.htmlLang);
      await expect(page.getByRole('navigation', {name: site.text.mainNavigation})).toBeVisible();
      await expect(page).toHaveURL(site.path(pathname));
      expect(await accessibilityViolations(page, ['light'])).toEqual([]);
    },
  );

  test('Any path not listed shows a not-found page, after a step in the site too', async ({
    page,
    site,
  }) => {
    await site.open('/');
    const step = (pathname: string) =>
      page.evaluate((url) => {
        window.history.pushState(null, '', url);
        window.dispatchEvent(new PopStateEvent('popstate', {state: null}));
      }, site.path(pathname));
    const heading = page.getByRole('heading', {level: 1});
    await step('/no-such-page');
    await expect(heading).toHaveText(site.text.notFound);
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    // Each step renders the page, so not all paths are tried.
    for (const pathname of UNLISTED_PATHS.filter((_, index) => index % 9 === 0)) {
      await step(pathname);
    }
    await expect(heading).toHaveText(site.text.notFound);
    expect(scripts, 'a path that matches a page makes Docusaurus load it').toEqual([]);
  });
});
