import type {Locator} from '@playwright/test';
import {expect, test} from '../fixtures/test';
import {savedHit, seedSearches} from '../fixtures/searchModal';
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
  test('Hits per page: 20', {tag: '@both'}, async ({page, site, search}) => {
    await site.open(`/search?q=${encodeURIComponent(site.text.broadQuery)}`);
    const main = page.getByRole('main');
    const status = main.getByRole('status').first();
    await expect(status).toContainText(/\d/);
    const total = Number(/\d+/.exec(await status.innerText())?.[0]);
    expect(total).toBeGreaterThan(40);
    for (const shown of [20, 40]) {
      await expect(main).toContainText(site.text.shown(shown, total));
      await main.getByRole('button', {name: site.text.showMore}).click();
    }

    await search.find(site.text.broadQuery);
    expect(await search.options.count()).toBeLessThanOrEqual(20);
  });

  test('Results per group: 5 by default', async ({site, search}) => {
    await site.open(CONCEPT);
    await search.find(site.text.broadQuery);
    const sizes: number[] = [];
    for (const group of await search.groups.all()) {
      sizes.push(await group.getByRole('treeitem').count());
    }
    expect(Math.max(...sizes)).toBe(5);
  });

  for (const [width, limit] of [
    [769, 10],
    [768, 5],
  ] as const) {
    test(
      `Snippet length: ${limit} words at ${width} px`,
      {tag: ['@embedded', '@both']},
      async ({page, site, search}) => {
        await page.setViewportSize({width, height: 800});
        await site.open(CONCEPT);
        await search.find(site.text.bodyQuery);
        const expectLength = async (results: Locator) => {
          const cut = results.locator('a > span + span').filter({hasText: '…'});
          await expect(cut.first()).toBeVisible();
          const longest = Math.max(...(await cut.allInnerTexts()).map(wordCount));
          expect(longest).toBeLessThanOrEqual(limit);
          expect(longest, 'the room is used').toBeGreaterThan(limit / 2);
        };
        await expectLength(search.root.getByRole('treeitem'));
        await search.seeAll.click();
        await expectLength(page.getByRole('main').locator('ol'));
      },
    );
  }

  test('Recent searches: 7 with no favorites', async ({page, site, search}) => {
    await seedSearches(page, {recents: saved(9, 1, site.path(CONCEPT))});
    await site.open(CONCEPT);
    await search.open();
    await expect(search.recents).toHaveCount(7);
  });

  test('Recent searches: 4 otherwise', async ({page, site, search}) => {
    await seedSearches(page, {
      recents: saved(9, 1, site.path(CONCEPT)),
      favorites: saved(1, 20, site.path(CONCEPT)),
    });
    await site.open(CONCEPT);
    await search.open();
    await expect(search.recents).toHaveCount(4);
  });

  test('Favorites: 10', async ({page, site, search}) => {
    await seedSearches(page, {
      recents: saved(1, 30, site.path(CONCEPT)),
      favorites: saved(12, 1, site.path(CONCEPT)),
    });
    await site.open(CONCEPT);
    await search.open();
    await expect(search.favorites).toHaveCount(10);
    await search.recents.first().getByRole('button', {name: site.text.saveRecent}).click();
    await expect(search.recents).toHaveCount(0);
    await expect(search.favorites).toHaveCount(10);
  });
});
