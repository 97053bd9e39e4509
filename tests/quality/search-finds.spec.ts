import {expect, test} from '../fixtures/test';
import {PROCEDURE} from '../fixtures/routes';

test.describe('Search finds the right page, with nothing but the static files of the site', () => {
  test('the modal puts the procedure first', {tag: '@both'}, async ({page, site, search}) => {
    await site.open('/');
    await search.find(site.text.narrowQuery);
    const [first] = await search.hrefs();
    expect(first?.split('#')[0]).toBe(site.path(PROCEDURE));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${site.path(PROCEDURE)}(#|$)`));
  });

  test('the search page puts it first too', {tag: '@both'}, async ({page, site}) => {
    await site.open(`/search?q=${encodeURIComponent(site.text.narrowQuery)}`);
    const first = page.getByRole('main').locator('ol').getByRole('link').first();
    await expect(first).toHaveAttribute('href', new RegExp(`^${site.path(PROCEDURE)}`));
  });
});
