import {switchLanguage} from '../fixtures/switchLanguage';
import {expect, test} from '../fixtures/test';
import {PROCEDURE, localPath} from '../fixtures/routes';

test.describe('Switching the language keeps the scroll position', () => {
  test('the same heading though the address does not name it, and the top of the page though it names a heading', async ({
    page,
    site,
    lang,
  }) => {
    await site.open(PROCEDURE);
    // This section is long enough that the next heading is not in the upper part of the window.
    const id = 'schedule';
    await page.locator(`#${id}`).evaluate((heading) => heading.scrollIntoView());
    // Scrolling up a little shows the navbar.
    await page.mouse.move(640, 400);
    await page.mouse.wheel(0, -40);
    await switchLanguage(page, lang);
    await expect(page).toHaveURL(`${localPath('zh', PROCEDURE)}#${id}`);
    await expect(page.locator(`#${id}`)).toBeInViewport();

    await site.open(`${PROCEDURE}#if-it-does-not-work`);
    await page.evaluate(() => window.scrollTo({top: 0}));
    const other = await switchLanguage(page, lang);
    await expect(page).toHaveURL(localPath(other, PROCEDURE));
  });

  test(
    'the address of a missing page, with its query and hash',
    {tag: '@all'},
    async ({page, site, lang, guard}) => {
      guard.allow(/console error: Failed to load resource.*404/, 'the page is missing');
      await site.open('/obis/gone?a=1#steps');
      const other = await switchLanguage(page, lang);
      await expect(page).toHaveURL(localPath(other, '/obis/gone?a=1#steps'));
    },
  );

  test('the same query, on the search page', {tag: '@all'}, async ({page, site, lang}) => {
    await site.open('/search?q=CSR');
    const input = page.getByRole('main').getByRole('searchbox');
    await input.fill('DAC 1');
    await switchLanguage(page, lang);
    await expect(page).toHaveURL(/\/search\?q=DAC(\+|%20)1$/);
    await expect(input).toHaveValue('DAC 1');
  });
});
