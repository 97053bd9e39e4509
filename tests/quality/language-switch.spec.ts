import {switchLanguage} from '../fixtures/switchLanguage';
import {expect, test} from '../fixtures/test';
import {DELETE_A_KEY, localPath} from '../fixtures/routes';

test.describe('Switching the language keeps the scroll position', () => {
  test('leads to the heading that is in view, or to the top, even if the address names another place', async ({
    page,
    site,
    lang,
  }) => {
    await site.open(DELETE_A_KEY);
    // This section is long enough that the next heading is not in the upper part of the window.
    const id = 'schedule';
    await page.locator(`#${id}`).evaluate((heading) => heading.scrollIntoView());
    // Scrolling up a little shows the navbar.
    await page.mouse.move(640, 400);
    await page.mouse.wheel(0, -40);
    await switchLanguage(page, lang);
    await expect(page).toHaveURL(`${localPath('zh', DELETE_A_KEY)}#${id}`);
    await expect(page.locator(`#${id}`)).toBeInViewport();

    await site.open(`${DELETE_A_KEY}#destroyed`);
    await page.evaluate(() => window.scrollTo({top: 0}));
    const other = await switchLanguage(page, lang);
    await expect(page).toHaveURL(localPath(other, DELETE_A_KEY));
  });

  test('the same query, on the search page', {tag: '@all'}, async ({page, site, lang}) => {
    await site.open('/search?q=CSR');
    const input = page.getByRole('main').getByRole('searchbox');
    await input.fill('DAC 1');
    await switchLanguage(page, lang);
    await expect(page).toHaveURL(/\/search\?q=DAC(\+|%20)1$/);
    await expect(input).toHaveValue('DAC 1');
  });
});
