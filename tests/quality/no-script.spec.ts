import {expect, test} from '../fixtures/test';
import {CONCEPT, LANGUAGES, localPath, MAIN_DOC, PROCEDURE} from '../fixtures/routes';

test.describe('Pages are readable without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  for (const pathname of ['/', PROCEDURE]) {
    test(`${pathname} shows its text`, async ({page, site}) => {
      await page.goto(site.path(pathname));
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      await expect(page.getByRole('heading', {level: 2}).first()).toBeVisible();
      expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(300);
    });
  }

  test('links lead through the manual', async ({page, site}) => {
    await page.goto(site.path(CONCEPT));
    await page.locator(`.menu a[href="${site.path(PROCEDURE)}"]`).click();
    await expect(page).toHaveURL(site.path(PROCEDURE));
  });

  test('on a phone too: the menu of the manual', async ({page, site}) => {
    await page.setViewportSize({width: 390, height: 800});
    await page.goto(site.path(CONCEPT));
    await page.locator('[data-plain-menu] a[href$="#menu"]').click();
    const entry = page.locator(`.menu a[href="${site.path(PROCEDURE)}"]`);
    await expect(page.getByRole('navigation', {name: site.text.docsSidebar})).toBeInViewport();
    await entry.click();
    await expect(page).toHaveURL(site.path(PROCEDURE));
  });

  test('a page without a menu leads to it', async ({page, site}) => {
    await page.setViewportSize({width: 390, height: 800});
    await page.goto(site.path('/markdown-page'));
    await page.locator('[data-plain-menu] a[href$="#menu"]').click();
    await expect(page).toHaveURL(site.path(`${MAIN_DOC}#menu`));
    await expect(page.getByRole('navigation', {name: site.text.docsSidebar})).toBeInViewport();
  });

  for (const width of [390, 1280]) {
    test(
      `the same page in the other language is one click away at ${width}px`,
      {tag: '@both'},
      async ({page, site}) => {
        const other = site.lang === 'en' ? 'zh' : 'en';
        await page.setViewportSize({width, height: 800});
        await page.goto(site.path(CONCEPT));
        const link = page.locator('[data-plain-menu]').getByRole('link', {
          name: LANGUAGES[other].label,
        });
        await link.click();
        await expect(page).toHaveURL(localPath(other, CONCEPT));
      },
    );
  }

  test('no control is shown that does nothing, and nothing is hidden behind one', async ({
    page,
    site,
  }) => {
    for (const pathname of ['/', CONCEPT, '/markdown-features']) {
      await page.goto(site.path(pathname));
      await expect(page.locator('button[type=button]:visible')).toHaveCount(0);
      await expect(page.locator('[role=tabpanel]:not(:visible)')).toHaveCount(0);
    }
  });
});
