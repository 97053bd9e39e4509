import {load} from 'cheerio';
import {expect, test} from '../fixtures/test';
import {CONCEPT, GLOSSARY, MAIN_DOC, PROCEDURE} from '../fixtures/routes';

test.describe('Pages are readable without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  for (const pathname of ['/', MAIN_DOC, CONCEPT, PROCEDURE, GLOSSARY]) {
    test(`${pathname} shows its text`, async ({page, site}) => {
      await page.goto(site.path(pathname));
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      await expect(page.getByRole('heading', {level: 2}).first()).toBeVisible();
      expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(300);
    });
  }

  test('links lead through the manual', {tag: '@once'}, async ({page, site}) => {
    await page.goto(site.path(CONCEPT));
    await page.locator(`.menu a[href="${site.path(PROCEDURE)}"]`).click();
    await expect(page).toHaveURL(site.path(PROCEDURE));
  });

  test('the search page says what it needs and where else to look', async ({request, site}) => {
    // Playwright's Chromium does not show <noscript> even with scripts off, so the document is read instead.
    const html = await (await request.get(site.path('/search'))).text();
    const notice = load(html, {scriptingEnabled: false})('main noscript');
    expect(notice.text()).toContain('JavaScript');
    for (const pathname of [GLOSSARY, MAIN_DOC]) {
      expect(notice.find(`a[href="${site.path(pathname)}"]`)).toHaveLength(1);
    }
  });
});
