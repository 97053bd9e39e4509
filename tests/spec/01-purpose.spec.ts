import {switchLanguage} from '../fixtures/switchLanguage';
import {expect, test} from '../fixtures/test';
import {
  GLOSSARY,
  LANGUAGES,
  localPath,
  MAIN_DOC,
  MANUAL_PAGES,
  PROCEDURE,
} from '../fixtures/routes';

test.describe('1. What the product does and for whom', () => {
  test('Topics covered: every page of every topic is one click away', async ({page, site}) => {
    await site.open(MAIN_DOC);
    const sidebar = page.getByRole('navigation', {name: site.text.docsSidebar});
    for (const pathname of MANUAL_PAGES) {
      await expect(sidebar.locator(`a[href="${site.path(pathname)}"]`)).toBeVisible();
    }
  });

  for (const pathname of ['/', '/markdown-page', '/search', PROCEDURE, GLOSSARY]) {
    test(`Site-wide features: colour-mode switch, language dropdown, docs-version dropdown, search — on ${pathname}`, async ({
      page,
      site,
    }) => {
      await site.open(pathname);
      const navbar = page.getByRole('navigation', {name: site.text.mainNavigation});
      await expect(navbar.getByRole('button', {name: site.text.colorMode})).toBeVisible();
      await expect(navbar.locator('[data-obis-search-button]')).toBeVisible();
      for (const name of [/English|中文/, site.text.versionLabel]) {
        const dropdown = navbar.getByRole('button', {name});
        await expect(dropdown).toBeVisible();
        await expect(dropdown).toHaveAttribute('aria-haspopup', 'true');
      }
    });
  }

  test(
    'Language switching between English (default) and Chinese keeps the page and the place in it',
    {tag: '@both'},
    async ({page, site, lang}) => {
      await site.open(`${PROCEDURE}?from=label#steps`);
      const other = await switchLanguage(page, lang);
      await expect(page).toHaveURL(`${localPath(other, PROCEDURE)}?from=label#steps`);
      await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGES[other].htmlLang);
      await expect(page.locator('#steps')).toBeInViewport();
    },
  );
});
