import {expect, test} from '../fixtures/test';
import {CONCEPT} from '../fixtures/routes';

test.describe('2. Screens and routes › Search modal', {tag: '@search'}, () => {
  test('Opens with Ctrl/Cmd+K; Escape closes it', async ({page, site, search}) => {
    await site.open(CONCEPT);
    for (const shortcut of ['Control+k', 'Meta+k']) {
      await page.keyboard.press(shortcut);
      await expect(search.input).toBeFocused();
      await expect(search.input).toHaveAttribute('placeholder', site.text.searchPlaceholder);
      await page.keyboard.press('Escape');
      await expect(search.root).toHaveCount(0);
    }
  });

  test('Opens with / when no input is focused', async ({page, site, search}) => {
    await site.open(CONCEPT);
    await page.keyboard.press('/');
    await expect(search.input).toBeFocused();
    await expect(search.input).toHaveValue('');
  });

  test('/ in an input is just a character', {tag: '@embedded'}, async ({page, site, search}) => {
    await site.open('/search');
    const input = page.getByRole('main').getByRole('searchbox');
    await input.focus();
    await page.keyboard.type('a/b');
    await expect(input).toHaveValue('a/b');
    await expect(search.root).toHaveCount(0);
  });

  test(
    'Opens with the search button, and gives the focus back',
    {tag: '@embedded'},
    async ({page, site, search}) => {
      await site.open(CONCEPT);
      const button = page.locator('[data-obis-search-button]').first();
      await button.click();
      await expect(search.input).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(search.root).toHaveCount(0);
      await expect(button).toBeFocused();
    },
  );

  test(
    'Keeps the focus when a page opens behind it',
    {tag: '@embedded'},
    async ({page, site, search}) => {
      await site.open(CONCEPT);
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
    },
  );

  test(
    'Empty query: recent and favorite searches',
    {tag: '@both'},
    async ({page, site, search}) => {
      await site.open(CONCEPT);
      await search.open();
      await expect(search.root.getByText(site.text.noRecent)).toBeVisible();
      await search.find(site.text.narrowQuery);
      await page.keyboard.press('Enter');
      await expect(search.root).toHaveCount(0);
      await search.open();
      await expect(search.root.getByText(site.text.recent, {exact: true})).toBeVisible();
      await expect(search.recents).toHaveCount(1);
      await search.recents.getByRole('button', {name: site.text.saveRecent}).click();
      await expect(search.root.getByText(site.text.favorite, {exact: true})).toBeVisible();
      await expect(search.favorites).toHaveCount(1);
    },
  );

  test(
    'With a query: hits grouped by lvl0 heading, then by lvl1 heading',
    {tag: '@both'},
    async ({site, search}) => {
      await site.open('/');
      await search.find(site.text.broadQuery);
      const titles = await search.groups.locator('.DocSearch-Hit-source').allInnerTexts();
      expect(titles.length).toBeGreaterThan(1);
      expect(new Set(titles).size).toBe(titles.length);
      for (const group of await search.groups.all()) {
        const pages = (await search.hrefs(group)).map((href) => href.split('#')[0] ?? '');
        const runs = pages.filter((page, index) => page !== pages[index - 1]);
        expect(runs, 'the hits of one page follow each other').toEqual([...new Set(runs)]);
      }
    },
  );

  test(
    "A footer link reads 'See all {count} results' and leads to the search page",
    {tag: '@both'},
    async ({page, site, search}) => {
      await site.open(CONCEPT);
      await search.find(site.text.broadQuery);
      const label = await search.seeAll.innerText();
      const count = Number(site.text.seeAll.exec(label)?.[1]);
      expect(count).toBeGreaterThan(20);
      await search.seeAll.click();
      await expect(page).toHaveURL(
        `${site.path('/search')}?q=${encodeURIComponent(site.text.broadQuery)}`,
      );
      await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(site.text.broadQuery);
      await expect(page.getByRole('main')).toContainText(new RegExp(`\\b${count}\\b`));
    },
  );

  test(
    'Contextual search on: results are of the language that is shown',
    {tag: '@both'},
    async ({site, search}) => {
      await site.open(CONCEPT);
      for (const query of [site.text.broadQuery, 'AES']) {
        await search.find(query);
        for (const href of await search.hrefs()) {
          expect(href).toMatch(site.lang === 'zh' ? /\/zh\// : /^(?!.*\/zh\/)/);
          expect(href.startsWith(site.path('/'))).toBe(true);
        }
      }
    },
  );

  test('The query is in the q parameter of the search page', async ({page, site}) => {
    await site.open(`/search?q=${encodeURIComponent(site.text.narrowQuery)}`);
    const main = page.getByRole('main');
    const input = main.getByRole('searchbox');
    await expect(input).toHaveValue(site.text.narrowQuery);
    await expect(main.getByRole('link').first()).toBeVisible();
    await input.fill('AES');
    await expect(page).toHaveURL(`${site.path('/search')}?q=AES`);
  });
});
