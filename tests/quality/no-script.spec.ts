import {writeFile} from 'node:fs/promises';
import {expect, test} from '../fixtures/test';
import {CONCEPT, ERROR_CODES, LANGUAGES, localPath, DELETE_A_KEY} from '../fixtures/routes';

test.describe('Without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('pages show their text and no control that does nothing, and links lead through the manual', async ({
    page,
    site,
  }) => {
    for (const pathname of ['/', '/markdown-features', CONCEPT]) {
      await page.goto(site.path(pathname));
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(300);
      await expect(page.locator('button[type=button]:visible')).toHaveCount(0);
    }
    await page.locator(`.menu a[href="${site.path(DELETE_A_KEY)}"]`).click();
    await expect(page).toHaveURL(site.path(DELETE_A_KEY));
    // The contents lead from the prefix of an error code to its table.
    await page.goto(site.path(ERROR_CODES));
    await page.getByRole('link', {name: /^CERT:/}).click();
    await expect(page).toHaveURL(site.path(`${ERROR_CODES}#certificate`));
  });

  test('the menu of the manual stands below the text on a phone, and the landing page leads to its sections', async ({
    page,
    site,
  }) => {
    await page.setViewportSize({width: 390, height: 800});
    // This page has no menu of the manual.
    await page.goto(site.path('/markdown-page'));
    await page.locator('.navbar__brand').click();
    await expect(page).toHaveURL(site.path('/'));
    await page
      .getByRole('main')
      .locator(`a[href="${site.path(CONCEPT)}"]`)
      .first()
      .click();
    await expect(page).toHaveURL(site.path(CONCEPT));
    await expect(page.getByRole('navigation', {name: site.text.docsSidebar})).toBeVisible();
    await page.locator(`.menu a[href="${site.path(DELETE_A_KEY)}"]`).click();
    await expect(page).toHaveURL(site.path(DELETE_A_KEY));
  });

  test('the language menu opens by keyboard, and leads to the same page and back, on a phone too', async ({
    page,
    site,
  }) => {
    await page.goto(site.path(CONCEPT));
    for (const [from, to, width] of [
      ['en', 'zh', 1280],
      ['zh', 'en', 390],
    ] as const) {
      await page.setViewportSize({width, height: 800});
      await page.getByRole('button', {name: LANGUAGES[from].label, exact: true}).focus();
      await page.getByRole('link', {name: LANGUAGES[to].label, exact: true}).click();
      await expect(page).toHaveURL(localPath(to, CONCEPT));
    }
  });
});

test(
  'A page saved as a file shows no control that does nothing',
  {tag: '@all'},
  async ({page, site, guard}, testInfo) => {
    guard.allow(/./, 'the scripts of a saved page do not load');
    const file = testInfo.outputPath('saved.html');
    await site.open('/obis/reference/checklists');
    await writeFile(file, await page.content());
    await page.goto(`file://${file}`);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page.locator('button[type=button]:visible')).toHaveCount(0);
  },
);
