import {writeFile} from 'node:fs/promises';
import {expect, test} from '../fixtures/test';
import {CONCEPT, LANGUAGES, localPath, PROCEDURE} from '../fixtures/routes';

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

  test('on a phone too: the menu of the manual stands below the text', async ({page, site}) => {
    await page.setViewportSize({width: 390, height: 800});
    await page.goto(site.path(CONCEPT));
    await expect(page.getByRole('navigation', {name: site.text.docsSidebar})).toBeVisible();
    await page.locator(`.menu a[href="${site.path(PROCEDURE)}"]`).click();
    await expect(page).toHaveURL(site.path(PROCEDURE));
  });

  test('a page without a menu leads to the sections of the manual', async ({page, site}) => {
    await page.setViewportSize({width: 390, height: 800});
    await page.goto(site.path('/markdown-page'));
    await page.locator('.navbar__brand').click();
    await expect(page).toHaveURL(site.path('/'));
    await page
      .getByRole('main')
      .locator(`a[href="${site.path(CONCEPT)}"]`)
      .first()
      .click();
    await expect(page).toHaveURL(site.path(CONCEPT));
  });

  for (const width of [390, 1280]) {
    test(
      `the menu of languages opens at ${width}px, also by keyboard and touch`,
      {tag: '@both'},
      async ({page, site}) => {
        const other = site.lang === 'en' ? 'zh' : 'en';
        await page.setViewportSize({width, height: 800});
        await page.goto(site.path(CONCEPT));
        await page.getByRole('button', {name: LANGUAGES[site.lang].label, exact: true}).focus();
        await page.getByRole('link', {name: LANGUAGES[other].label, exact: true}).click();
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

test('A page saved as a file shows no control that does nothing', async ({
  page,
  site,
  guard,
}, testInfo) => {
  guard.allow(/./, 'the scripts of a saved page do not load');
  const file = testInfo.outputPath('saved.html');
  await site.open('/obis/reference/checklists');
  await writeFile(file, await page.content());
  await page.goto(`file://${file}`);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.locator('button[type=button]:visible')).toHaveCount(0);
});
