import {expect, test} from '../fixtures/test';
import {accessibilityViolations} from '../fixtures/accessibility';

test.describe('The search page', () => {
  test('has the focus in its field, shows more results on request, is accessible, and Enter moves the focus to the first result', async ({
    page,
    site,
  }) => {
    await site.open('/search?q=key');
    const main = page.getByRole('main');
    const field = main.getByRole('searchbox');
    const links = main.locator('ol a');
    await expect(field).toBeFocused();
    await expect(links.first()).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
    const count = await links.count();
    await main.getByRole('button', {name: site.text.showMore}).click();
    await expect.poll(() => links.count()).toBeGreaterThan(count);
    await field.press('Enter');
    await expect(main.locator('ol a:visible').first()).toBeFocused();
  });

  test(
    'suggests queries that find something if there are no results',
    {tag: ['@both', '@all']},
    async ({page, site}) => {
      await site.open('/search');
      const main = page.getByRole('main');
      const suggestions = main.locator('.obis-row').getByRole('button');
      for (const at of [0, 1, 2]) {
        await main.getByRole('searchbox').fill('zzzqqq');
        await suggestions.nth(at).click();
        await expect(main.locator('ol a:visible').first()).toBeVisible();
      }
    },
  );
});
