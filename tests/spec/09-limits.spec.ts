import type {Locator} from '@playwright/test';
import {expect, test} from '../fixtures/test';
import {FAVORITES_KEY, savedHit, seedSearches} from '../fixtures/searchModal';
import {CONCEPT} from '../fixtures/routes';

/** Count the words of a snippet. A Chinese character counts as half a word. */
function wordCount(snippet: string): number {
  const text = snippet.replaceAll('…', ' ');
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = text.match(/[^\s\p{Script=Han}]*[\p{Script=Latin}\p{N}][^\s\p{Script=Han}]*/gu);
  return Math.floor(han / 2) + (words?.length ?? 0);
}

const saved = (count: number, first: number, url: string) =>
  Array.from({length: count}, (_, index) => savedHit(first + index, url));

test.describe('9. Business constants and limits', {tag: '@search'}, () => {
  test(
    'Snippet length: 10 words, 5 words at 768 px or less',
    {tag: ['@embedded', '@both']},
    async ({page, site, search}) => {
      for (const [width, limit] of [
        [769, 10],
        [768, 5],
      ] as const) {
        await page.setViewportSize({width, height: 800});
        await site.open(CONCEPT);
        await search.find(site.text.bodyQuery);
        const expectLength = async (results: Locator) => {
          const cut = results.locator('a > span + span').filter({hasText: '…'});
          await expect(cut.first()).toBeVisible();
          const longest = Math.max(...(await cut.allInnerTexts()).map(wordCount));
          expect(longest, `at ${width} px`).toBeLessThanOrEqual(limit);
          expect(longest, `the room is used at ${width} px`).toBeGreaterThan(limit / 2);
        };
        await expectLength(search.root.getByRole('treeitem'));
        await search.seeAll.click();
        await expectLength(page.getByRole('main').locator('ol'));
      }
    },
  );

  test('Recent searches: 7 with no favorites, 4 otherwise. Favorites: 10', async ({
    page,
    site,
    search,
  }) => {
    const url = site.path(CONCEPT);
    await seedSearches(page, {recents: saved(9, 1, url)});
    await site.open(CONCEPT);
    await search.open();
    await expect(search.recents).toHaveCount(7);
    await search.recents.first().getByRole('button', {name: site.text.saveRecent}).click();
    await expect(search.favorites).toHaveCount(1);
    // The limits are those of the moment in which the modal opens.
    await page.keyboard.press('Escape');
    await expect(search.root).toHaveCount(0);
    await search.open();
    await expect(search.recents).toHaveCount(4);

    await page.evaluate(([key, favorites]) => localStorage.setItem(key, favorites), [
      FAVORITES_KEY,
      JSON.stringify(saved(12, 20, url)),
    ] as const);
    await site.open(CONCEPT);
    await search.open();
    await expect(search.favorites).toHaveCount(10);
    await search.recents.first().getByRole('button', {name: site.text.saveRecent}).click();
    await expect(search.recents).toHaveCount(3);
    await expect(search.favorites).toHaveCount(10);
  });
});
