import {expect, test} from '../fixtures/test';
import {CONCEPT, MAIN_DOC} from '../fixtures/routes';
import {FAVORITES_KEY, RECENTS_KEY, type SavedHit} from '../fixtures/searchModal';

const VERSION_KEY = 'docs-preferred-version-default';

const stored = (key: string) => JSON.parse(window.localStorage.getItem(key) ?? '[]') as SavedHit[];

test.describe('3. Entities and their fields', () => {
  test(
    'Search hit: hierarchy.lvl0 to lvl6, content, type, url, objectID. Saved searches: under a per-index key for recents, and for favorites. 2. Empty query: recent and favorite searches',
    {tag: '@search'},
    async ({page, site, search}) => {
      await site.open(CONCEPT);
      await search.open();
      await expect(search.root.getByText(site.text.noRecent)).toBeVisible();
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
      await expect(search.recents).toHaveCount(1);
      await search.recents.getByRole('button', {name: site.text.saveRecent}).click();
      await expect(search.favorites).toHaveCount(1);
      expect(await page.evaluate(stored, FAVORITES_KEY)).toHaveLength(1);
      expect(await page.evaluate(stored, RECENTS_KEY)).toHaveLength(0);
    },
  );

  test('Docs version: one, labelled Next. Preferred docs version: stored per docs plugin id, in local storage. 5. A stored preferred version that no longer exists is cleared', async ({
    page,
    site,
  }) => {
    const preferred = () => page.evaluate((key) => localStorage.getItem(key), VERSION_KEY);
    await site.open('/');
    await page.getByRole('button', {name: site.text.versionLabel}).hover();
    const version = page
      .locator('.dropdown__menu')
      .getByRole('link', {name: site.text.versionLabel, exact: true});
    await expect(version).toHaveCount(1);
    await version.click();
    await expect(page).toHaveURL(site.path(MAIN_DOC));
    expect(await preferred()).toBe('current');
    await site.open(CONCEPT);
    expect(await preferred()).toBe('current');
    await page.evaluate((key) => localStorage.setItem(key, '1.0'), VERSION_KEY);
    await site.open(CONCEPT);
    await expect.poll(preferred).toBeNull();
  });
});
