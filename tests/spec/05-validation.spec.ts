import {expect, test} from '../fixtures/test';
import {CONCEPT, MAIN_DOC} from '../fixtures/routes';

const PREFERRED_VERSION_KEY = 'docs-preferred-version-default';

test.describe('5. Validation rules', () => {
  test(
    'Search input: at most 64 characters, in the modal',
    {tag: '@search'},
    async ({page, site, search}) => {
      await site.open(CONCEPT);
      await search.open();
      await page.keyboard.insertText('k'.repeat(80));
      await expect(search.input).toHaveValue('k'.repeat(64));
    },
  );

  test('Search input: at most 64 characters, on the search page', async ({page, site}) => {
    await site.open('/search');
    const input = page.getByRole('main').getByRole('searchbox');
    await input.focus();
    await page.keyboard.insertText('k'.repeat(80));
    await expect(input).toHaveValue('k'.repeat(64));
  });

  test('A longer query in the address does no harm', async ({page, site}) => {
    await site.open(`/search?q=${'k'.repeat(600)}`);
    const value = await page.getByRole('main').getByRole('searchbox').inputValue();
    expect(value.length).toBeLessThanOrEqual(64);
    await expect(page.getByRole('main').getByText(site.text.noResultsFor)).toBeVisible();
  });

  test('A stored preferred version that no longer exists is cleared', async ({page, site}) => {
    await site.open('/');
    await page.evaluate((key) => window.localStorage.setItem(key, '1.0'), PREFERRED_VERSION_KEY);
    await site.open(MAIN_DOC);
    await expect
      .poll(() => page.evaluate((key) => window.localStorage.getItem(key), PREFERRED_VERSION_KEY))
      .toBeNull();
  });

  test('A stored preferred version that exists is kept', async ({page, site}) => {
    await site.open('/');
    await page.evaluate(
      (key) => window.localStorage.setItem(key, 'current'),
      PREFERRED_VERSION_KEY,
    );
    await site.open(MAIN_DOC);
    expect(
      await page.evaluate((key) => window.localStorage.getItem(key), PREFERRED_VERSION_KEY),
    ).toBe('current');
  });
});
