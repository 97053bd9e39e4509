import {expect, test} from '../fixtures/test';
import {accessibilityViolations} from '../fixtures/accessibility';

const LINKS = 'ol a:visible';

test.describe('The search page', () => {
  test('has the focus in its field, and Enter moves it to the first result', async ({
    page,
    site,
  }) => {
    await site.open('/search?q=key');
    const main = page.getByRole('main');
    await expect(main.getByRole('searchbox')).toBeFocused();
    await expect(main.locator(LINKS).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(main.locator(LINKS).first()).toBeFocused();
  });

  test('shows more results on request', async ({page, site}) => {
    await site.open('/search?q=key');
    const main = page.getByRole('main');
    const links = main.locator('ol a');
    await expect(links.first()).toBeVisible();
    const count = await links.count();
    await main.getByRole('button', {name: site.text.showMore}).click();
    await expect.poll(() => links.count()).toBeGreaterThan(count);
  });

  test(
    'offers queries and pages before anything is typed',
    {tag: '@both'},
    async ({page, site}) => {
      await site.open('/search');
      const main = page.getByRole('main');
      const examples = await main.locator('a[href*="/search?q="]').allInnerTexts();
      expect(examples.length).toBeGreaterThan(3);
      for (const query of examples) {
        await site.open(`/search?q=${encodeURIComponent(query)}`);
        await expect(main.locator(LINKS).first(), `"${query}" finds something`).toBeVisible();
      }
    },
  );

  test('tries again by itself when the network is back', async ({page, site, guard}) => {
    guard.allow(/console warning: .*search/i, 'the site says what is wrong with the index');
    guard.allow(/Failed to load resource/, 'the network is away on purpose');
    await page.route('**/search-index.json', (route) => route.abort());
    await site.open('/search?q=key');
    const main = page.getByRole('main');
    await expect(main.getByRole('alert')).toContainText(site.text.unableToFetch);
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.unroute('**/search-index.json');
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(main.locator(LINKS).first()).toBeVisible();
    await expect(main.getByRole('alert')).toHaveCount(0);
  });

  test('is accessible without results', async ({page, site}) => {
    await site.open('/search?q=zzqxjv');
    await expect(page.getByRole('main')).toContainText('No results for "zzqxjv"');
    expect(await accessibilityViolations(page)).toEqual([]);
  });

  test('takes whatever the address holds', async ({page, site}) => {
    for (const query of [
      '%ED%A0%80key',
      '%00',
      '%3Cb%3Ekey%22%27',
      encodeURIComponent('.*+?^${}()|[]'),
    ]) {
      await site.open(`/search?q=${query}&page=9`);
      // The sentence around the query: %00 alone may have no glyph.
      await expect(
        page.getByRole('main').locator('ol > li, p:has(> strong)').first(),
      ).toBeVisible();
      await expect(page.getByRole('main').locator('b')).toHaveCount(0);
    }
  });
});
