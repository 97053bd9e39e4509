import {switchLanguage} from '../fixtures/switchLanguage';
import {expect, test} from '../fixtures/test';
import {LANGUAGES, localPath, MAIN_DOC, MANUAL_PAGES, PROCEDURE} from '../fixtures/routes';

test.describe('1. What the product does and for whom', () => {
  test('Topics covered: every page of every topic is one click away', async ({page, site}) => {
    await site.open(MAIN_DOC);
    const sidebar = page.getByRole('navigation', {name: site.text.docsSidebar});
    for (const pathname of MANUAL_PAGES) {
      await expect(sidebar.locator(`a[href="${site.path(pathname)}"]`)).toBeVisible();
    }
  });

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
