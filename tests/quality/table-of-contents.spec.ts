import {CONCEPT, GLOSSARY, DELETE_A_KEY} from '../fixtures/routes';
import {expect, test} from '../fixtures/test';

test.describe('In a large window', () => {
  test.use({viewport: {width: 1920, height: 950}});

  for (const pathname of [CONCEPT, DELETE_A_KEY, GLOSSARY]) {
    test(
      `the contents mark each entry that is clicked, and the last one at the end of the page: ${pathname}`,
      {tag: '@all'},
      async ({page, site}) => {
        await site.open(pathname);
        const marked = /table-of-contents__link--active/;
        const links = page.locator('.theme-doc-toc-desktop a');
        const last = (await links.count()) - 1;
        for (const at of [0, last - 2, last - 1, last]) {
          const link = links.nth(at);
          await link.click();
          await expect(page.locator('.table-of-contents__link--active')).toHaveCount(1);
          await expect(link).toHaveClass(marked);
        }
        await page.evaluate(() => window.scrollTo(0, 0));
        await expect(links.nth(last)).not.toHaveClass(marked);
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
        await expect(links.nth(last)).toHaveClass(marked);
        await expect(links.nth(last)).toBeInViewport();
      },
    );
  }
});
