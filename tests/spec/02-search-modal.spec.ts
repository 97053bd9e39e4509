import {expect, test} from '../fixtures/test';
import {CONCEPT} from '../fixtures/routes';

test.describe('2. Screens and routes › Search modal', {tag: '@search'}, () => {
  test('Opens with Ctrl/Cmd+K, with / when no input is focused, and with the search button, which gets the focus back; Escape closes it; keeps the focus when a page opens behind it; 5. at most 64 characters', async ({
    page,
    site,
    search,
  }) => {
    await site.open(CONCEPT);
    const button = page.locator('[data-obis-search-button]').first();
    for (const open of [
      () => page.keyboard.press('Control+k'),
      () => page.keyboard.press('Meta+k'),
      () => page.keyboard.press('/'),
      () => button.click(),
    ]) {
      await open();
      await expect(search.input).toBeFocused();
      await expect(search.input).toHaveValue('');
      await expect(search.input).toHaveAttribute('placeholder', site.text.searchPlaceholder);
      await page.keyboard.press('Escape');
      await expect(search.root).toHaveCount(0);
    }
    await expect(button).toBeFocused();

    await search.open();
    // Docusaurus moves the focus like this after a route change.
    await page
      .locator('#__docusaurus [role="region"]')
      .first()
      .evaluate((target: HTMLElement) => {
        target.setAttribute('tabindex', '-1');
        target.focus();
        target.removeAttribute('tabindex');
      });
    await page.keyboard.type('dac');
    await expect(search.input).toHaveValue('dac');
    await page.keyboard.insertText('k'.repeat(80));
    await expect(search.input).toHaveValue(`dac${'k'.repeat(61)}`);
  });

  test(
    "With a query: hits grouped by lvl0 heading, then by lvl1 heading; contextual search on; 9. at most 20 hits, 5 per group; a footer link reads 'See all {count} results'",
    {tag: '@both'},
    async ({page, site, search}) => {
      await site.open(CONCEPT);
      await search.find(site.text.broadQuery);
      await expect(
        page.getByRole('dialog').getByRole('status').filter({hasText: /\d/}),
      ).toHaveCount(1);
      const titles = await search.groups.locator('.DocSearch-Hit-source').allInnerTexts();
      expect(titles.length).toBeGreaterThan(1);
      expect(new Set(titles).size).toBe(titles.length);
      const best = await search.options.first().boundingBox();
      const firstTitle = await search.groups.locator('.DocSearch-Hit-source').first().boundingBox();
      expect(best?.y, 'the best hit is above the first heading').toBeLessThan(firstTitle?.y ?? 0);
      const sizes: number[] = [];
      for (const group of await search.groups.all()) {
        const hrefs = await search.hrefs(group);
        sizes.push(hrefs.length);
        const pages = hrefs.map((href) => href.split('#')[0] ?? '');
        const runs = pages.filter((pathname, index) => pathname !== pages[index - 1]);
        expect(runs, 'the hits of one page follow each other').toEqual([...new Set(runs)]);
      }
      expect(Math.max(...sizes)).toBe(5);
      const hrefs = await search.hrefs();
      expect(hrefs.length).toBeLessThanOrEqual(20);
      for (const href of hrefs) {
        expect(href).toMatch(site.lang === 'zh' ? /\/zh\// : /^(?!.*\/zh\/)/);
        expect(href.startsWith(site.path('/'))).toBe(true);
      }

      const count = Number(site.text.seeAll.exec(await search.seeAll.innerText())?.[1]);
      expect(count).toBeGreaterThan(40);
      await search.seeAll.click();
      const address = `${site.path('/search')}?q=${encodeURIComponent(site.text.broadQuery)}`;
      await expect(page).toHaveURL(address);
      const main = page.getByRole('main');
      await expect(main.getByRole('searchbox')).toHaveValue(site.text.broadQuery);
      // 9. Hits per page: 20.
      for (const shown of [20, 40]) {
        await expect(main).toContainText(site.text.shown(shown, count));
        await main.getByRole('button', {name: site.text.showMore}).click();
      }
    },
  );

  test('The query is in the q parameter of the search page; / in its input is just a character; 5. at most 64 characters', async ({
    page,
    site,
    search,
  }) => {
    await site.open(`/search?q=${encodeURIComponent(site.text.narrowQuery)}`);
    const main = page.getByRole('main');
    const input = main.getByRole('searchbox');
    await expect(input).toHaveValue(site.text.narrowQuery);
    await expect(main.locator('ol').getByRole('link').first()).toBeVisible();
    await input.fill('');
    await page.keyboard.type('a/b');
    await expect(input).toHaveValue('a/b');
    await expect(search.root).toHaveCount(0);
    await expect(page).toHaveURL(/\/search\?q=a(\/|%2F)b$/);
    await page.keyboard.insertText('k'.repeat(80));
    await expect(input).toHaveValue(`a/b${'k'.repeat(61)}`);

    await site.open(`/search?q=${'k'.repeat(600)}`);
    expect((await input.inputValue()).length).toBeLessThanOrEqual(64);
    await expect(main.getByText(site.text.noResultsFor)).toBeVisible();
  });
});
