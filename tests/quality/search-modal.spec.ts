import type {Page} from '@playwright/test';
import {accessibilityViolations} from '../fixtures/accessibility';
import {holdChunks} from '../fixtures/chunks';
import {CONCEPT, ERROR_CODES, FAQ, GLOSSARY} from '../fixtures/routes';
import {RECENTS_KEY, savedHit, seedSearches} from '../fixtures/searchModal';
import {expect, test} from '../fixtures/test';

/** Make a method of the storage fail for the recent searches only. */
async function failStorage(page: Page, method: 'getItem' | 'setItem'): Promise<void> {
  await page.addInitScript(
    ([name, failingKey]) => {
      const methods = Storage.prototype as unknown as Record<
        string,
        (...args: string[]) => unknown
      >;
      const original = methods[name];
      methods[name] = function (key, ...values) {
        if (key === failingKey) throw new DOMException('The storage fails.', 'QuotaExceededError');
        return original?.call(this, key ?? '', ...values);
      };
    },
    [method, RECENTS_KEY] as const,
  );
}

test.describe('The search modal', () => {
  test('stays away when Escape comes before its code', async ({page, site, search}) => {
    await page.clock.install();
    await site.open(CONCEPT);
    const chunks = await holdChunks(page);
    await page.keyboard.press('Control+k');
    const button = page.locator('[data-obis-search-button]').first();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await page.keyboard.press('Escape');
    await expect(button).toHaveAttribute('aria-busy', 'false');
    const loaded = page.waitForResponse(/assets\/js\//);
    await chunks.end();
    await loaded;
    await page.clock.runFor(300);
    await expect(search.root).toHaveCount(0);
    await search.open();
  });

  test('remembers a result in the text of a page by the heading above it', async ({
    page,
    site,
    search,
  }) => {
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
  });

  test(
    'says in one proper sentence that nothing was found',
    {tag: '@both'},
    async ({site, search}) => {
      await site.open(CONCEPT);
      await search.open();
      await search.input.fill('zzqxjv');
      await expect(search.root.locator('.obis-lead:visible')).toHaveText(
        {en: 'No results for "zzqxjv"', zh: '未找到与“zzqxjv”相关的结果'}[site.lang],
      );
      for (const pathname of [ERROR_CODES, GLOSSARY, FAQ]) {
        const link = search.root.locator(`.obis-row a[href="${site.path(pathname)}"]`);
        await expect(link).toBeVisible();
      }
      await search.input.fill('zzqxjw');
      await expect(search.root.locator('.obis-lead:visible')).toHaveText(
        {en: 'No results for "zzqxjw"', zh: '未找到与“zzqxjw”相关的结果'}[site.lang],
      );
    },
  );

  test('has the best result above the name of the first group', async ({site, search}) => {
    await site.open(CONCEPT);
    await search.find('red tile');
    const best = await search.options.first().boundingBox();
    const name = await search.groups.first().locator('.DocSearch-Hit-source').boundingBox();
    expect(best?.y).toBeLessThan(name?.y ?? Infinity);
  });

  test('searches for a suggestion that is chosen', async ({site, search}) => {
    await site.open(CONCEPT);
    await search.open();
    await search.input.fill('zzqxjv');
    const suggestion = search.root.getByRole('listitem').getByRole('button').first();
    const query = await suggestion.innerText();
    await suggestion.click();
    await expect(search.input).toHaveValue(query);
    await expect(search.input).toBeFocused();
    await expect(search.options.first()).toBeVisible();
  });

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

  test('says that it loads while the index is slow, and nothing of recent searches', async ({
    page,
    site,
    search,
    outage,
  }) => {
    const searching = {en: 'Searching…', zh: '正在搜索……'}[site.lang];
    const deliver = await outage.hold();
    await site.open(CONCEPT);
    await search.open();
    await expect(search.root.getByText(site.text.noRecent)).toBeVisible();
    await search.input.fill(site.text.broadQuery);
    await expect(search.root.getByText(searching)).toBeVisible();
    await expect(search.root.getByText(site.text.noRecent)).toBeHidden();
    await expect(page.locator('.obis-search').getByRole('status')).toHaveText(searching);
    await search.input.fill('');
    await expect(search.root.getByText(site.text.noRecent)).toBeVisible();
    await expect(search.root.getByText(searching)).toBeHidden();
    await search.input.fill(site.text.broadQuery);
    await expect(search.root.getByText(searching)).toBeVisible();
    deliver();
    await expect(search.options.first()).toBeVisible();
    await expect(search.root.getByText(searching)).toBeHidden();
    await expect(page.locator('.obis-search').getByRole('status')).toHaveText(/\d/);
  });

  test('opens no saved search while the results of a query load', async ({
    page,
    site,
    search,
    outage,
  }) => {
    await seedSearches(page, {recents: [savedHit(1, site.path('/'))]});
    const deliver = await outage.hold();
    await site.open(CONCEPT);
    await search.open();
    await expect(search.recents).toHaveCount(1);
    await search.input.fill(site.text.narrowQuery);
    await expect(search.recents).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(search.root).toBeVisible();
    await expect(page).toHaveURL(site.path(CONCEPT));
    deliver();
    await expect(search.options.first()).toBeVisible();
  });

  test('holds the focus: Tab goes through its controls, with the buttons of saved searches', async ({
    page,
    site,
    search,
  }) => {
    await seedSearches(page, {favorites: [savedHit(1, site.path(CONCEPT))]});
    await site.open(CONCEPT);
    await search.open();
    // DocSearch lists the saved searches a moment after it takes the focus.
    await expect(search.favorites).toHaveCount(1);
    await page.keyboard.press('Tab');
    const remove = search.favorites.getByRole('button', {name: site.text.removeFavorite});
    await expect(remove).toBeFocused();
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
  });

  test('works without saved searches when the storage cannot be read', async ({
    page,
    site,
    search,
    guard,
  }) => {
    guard.allow(/console error: .*storage/i, 'the specification wants these messages');
    await failStorage(page, 'getItem');
    await site.open(CONCEPT);
    await search.find(site.text.narrowQuery);
    expect(guard.matching(/console error: .*storage/i)).not.toEqual([]);
  });

  test('closes on a result that does not fit into the storage', async ({
    page,
    site,
    search,
    guard,
  }) => {
    guard.allow(/console error: .*storage/i, 'the specification wants these messages');
    await failStorage(page, 'setItem');
    await site.open(CONCEPT);
    await search.find('VERIFY-01');
    const target = (await search.hrefs())[0] ?? '';
    await search.options.first().getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`${target}$`));
    await expect(search.root).toHaveCount(0);
    expect(guard.matching(/console error: .*storage/i)).not.toEqual([]);
  });

  test('is accessible in every state', async ({page, site, search, guard}) => {
    // Four runs of axe.
    test.slow();
    guard.allow(/console warning: .*search/i, 'the site says what is wrong with the index');
    guard.allow(/Failed to load resource/, 'the index is away on purpose');
    await seedSearches(page, {
      recents: [savedHit(1, site.path(CONCEPT))],
      favorites: [savedHit(2, site.path(CONCEPT))],
    });
    await page.route('**/search-index.json', (route) => route.abort());
    await site.open(CONCEPT);
    await search.open();
    expect(await accessibilityViolations(page), 'saved searches').toEqual([]);
    await search.input.fill('key');
    await expect(search.root.getByText(site.text.unableToFetch)).toBeVisible();
    expect(await accessibilityViolations(page), 'error').toEqual([]);
    await page.unroute('**/search-index.json');
    await search.input.fill('zzqxjv');
    await expect(search.root.getByText(site.text.noResultsFor)).toBeVisible();
    expect(await accessibilityViolations(page), 'no results').toEqual([]);
    await search.find('VERIFY-01');
    await expect(search.root.getByRole('article')).toBeVisible();
    expect(await accessibilityViolations(page), 'results, and the answer to a code').toEqual([]);
  });
});
