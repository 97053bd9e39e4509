import {accessibilityViolations} from '../fixtures/accessibility';
import {CONCEPT} from '../fixtures/routes';
import {savedHit, seedSearches} from '../fixtures/searchModal';
import {expect, test} from '../fixtures/test';

test.describe('The search modal', () => {
  test(
    'remembers a result in the text of a page by the heading above it',
    {tag: '@all'},
    async ({page, site, search}) => {
      await site.open(CONCEPT);
      await search.find('VERIFY-01');
      const target = (await search.hrefs())[0] ?? '';
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`${target}$`));
      await search.open();
      await expect(search.recents).toHaveCount(1);
      expect(await search.hrefs()).toEqual([target]);
      await search.recents.getByRole('button', {name: site.text.saveRecent}).click();
      await expect(search.favorites).toHaveCount(1);
      await search.find('VERIFY-01');
      await search.options.first().getByRole('link').click();
      await search.open();
      await expect(search.favorites).toHaveCount(1);
      await expect(search.recents).toHaveCount(0);
    },
  );

  test('announces the active result and how many there are', async ({page, site, search}) => {
    await site.open(CONCEPT);
    // The first query loads the index. If that takes a second, the status says so.
    await search.find('station');
    const said = await page.evaluateHandle(() => {
      const texts: string[] = [];
      const status = document.querySelector('.obis-search [role="status"]');
      const keep = () => status?.textContent && texts.push(status.textContent);
      new MutationObserver(keep).observe(status ?? document, {childList: true, subtree: true});
      return texts;
    });
    await search.input.fill('');
    await search.input.pressSequentially('key', {delay: 100});
    await expect(search.options.first().locator('mark').first()).toHaveText(/key/i);
    await page.keyboard.press('ArrowDown');
    await expect(search.input).toHaveAttribute('aria-activedescendant', /./);
    const id = await search.input.getAttribute('aria-activedescendant');
    await expect(page.locator(`[id="${id}"]`)).toHaveAttribute('aria-selected', 'true');
    await expect(page.locator('.obis-search').getByRole('status')).toHaveText(/\d+ results/);
    expect(await said.jsonValue(), 'once for the query, not for each key').toHaveLength(1);
    const lists = (await search.input.getAttribute('aria-controls'))?.split(' ') ?? [];
    for (const list of lists) {
      await expect(page.locator(`[id="${list}"]`)).toHaveRole('tree');
    }
  });

  test('holds the focus, and is accessible with saved searches, and with results and the answer to a code', async ({
    page,
    site,
    search,
  }) => {
    await seedSearches(page, {
      recents: [savedHit(1, site.path(CONCEPT))],
      favorites: [savedHit(2, site.path(CONCEPT))],
    });
    await site.open(CONCEPT);
    await search.open();
    // DocSearch lists the saved searches a moment after it takes the focus.
    await expect(search.favorites).toHaveCount(1);
    expect(await accessibilityViolations(page), 'saved searches').toEqual([]);

    await expect(search.input).toBeFocused();
    const remove = search.favorites.getByRole('button', {name: site.text.removeFavorite});
    const buttons = [
      search.recents.getByRole('button', {name: site.text.saveRecent}),
      search.recents.getByRole('button', {name: site.text.removeRecent}),
      remove,
    ];
    for (const button of buttons) {
      await page.keyboard.press('Tab');
      await expect(button).toBeFocused();
    }
    for (let step = 0; step < 5; step++) {
      await page.keyboard.press('Tab');
      const isOutside = await page.evaluate(() => {
        const active = document.activeElement;
        return active !== document.body && !active?.closest('dialog');
      });
      expect(isOutside).toBe(false);
    }
    await remove.focus();
    await page.keyboard.press('Enter');
    await expect(search.favorites).toHaveCount(0);

    await search.find('VERIFY-01');
    await expect(search.root.getByRole('article')).toBeVisible();
    expect(await accessibilityViolations(page), 'results, and the answer to a code').toEqual([]);
  });
});
