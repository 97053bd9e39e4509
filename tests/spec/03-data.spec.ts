import {expect, test} from '../fixtures/test';
import {CONCEPT, MAIN_DOC} from '../fixtures/routes';
import {FAVORITES_KEY, RECENTS_KEY, type SavedHit} from '../fixtures/searchModal';

const stored = (key: string) => JSON.parse(window.localStorage.getItem(key) ?? '[]') as SavedHit[];

test.describe('3. Entities and their fields', () => {
  test(
    'Search hit: hierarchy.lvl0 to lvl6, content, type, url, objectID. Saved searches: under a per-index key for recents, and for favorites',
    {tag: '@search'},
    async ({page, site, search}) => {
      await site.open(CONCEPT);
      await search.find(site.text.narrowQuery);
      await page.keyboard.press('Enter');
      await expect(search.root).toHaveCount(0);
      const [hit, ...more] = await page.evaluate(stored, RECENTS_KEY);
      expect(more).toEqual([]);
      expect(hit?.objectID).toMatch(/\S/);
      expect(hit?.type).toMatch(/^lvl[1-6]$/);
      expect(hit?.url).toMatch(new RegExp(`^${site.path('/')}`));
      expect(Object.keys(hit?.hierarchy ?? {}).sort()).toEqual(
        [0, 1, 2, 3, 4, 5, 6].map((level) => `lvl${level}`),
      );
      expect(hit).toHaveProperty('content');

      await search.open();
      await search.recents.getByRole('button', {name: site.text.saveRecent}).click();
      await expect(search.favorites).toHaveCount(1);
      expect(await page.evaluate(stored, FAVORITES_KEY)).toHaveLength(1);
      expect(await page.evaluate(stored, RECENTS_KEY)).toHaveLength(0);
    },
  );

  test('The single version has name current, label Next, path /, main doc obis/introduction/overview', async ({
    page,
    site,
  }) => {
    await site.open(CONCEPT);
    await expect(page.locator('meta[name=docusaurus_version]')).toHaveAttribute(
      'content',
      'current',
    );
    await page.getByRole('button', {name: site.text.versionLabel}).hover();
    const version = page
      .locator('.dropdown__menu')
      .getByRole('link', {name: site.text.versionLabel, exact: true});
    await expect(version).toHaveCount(1);
    await site.open('/');
    await page.getByRole('button', {name: site.text.versionLabel}).hover();
    await expect(version).toHaveAttribute('href', site.path(MAIN_DOC));
  });

  test('Preferred docs version: stored per docs plugin id, in local storage', async ({
    page,
    site,
  }) => {
    await site.open('/');
    await page.getByRole('button', {name: site.text.versionLabel}).hover();
    await page
      .locator('.dropdown__menu')
      .getByRole('link', {name: site.text.versionLabel, exact: true})
      .click();
    await expect(page).toHaveURL(site.path(MAIN_DOC));
    expect(
      await page.evaluate(() => window.localStorage.getItem('docs-preferred-version-default')),
    ).toBe('current');
  });
});
