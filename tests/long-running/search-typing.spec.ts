import type {Locator, Page} from '@playwright/test';
import {expect, test} from '../fixtures/test';

/** The longest query that the fields accept. */
const LIMIT = 64;

const TEXTS = {
  'Latin words': 'delete a key '.repeat(800),
  'one Latin word': 'programming'.repeat(1000),
  'Han characters': '删除密钥'.repeat(2500),
  'regex characters and lone surrogates': '(a+)+$[^\\]*{9,}|?\ud800😀\udc00'.repeat(500),
};

/** A search field and its results. Both use the same search engine. */
type SearchUi = {
  address: string;
  open: (page: Page) => Promise<void>;
  field: (page: Page) => Locator;
  results: (page: Page) => Locator;
};

const SEARCH_UIS: Record<string, SearchUi> = {
  modal: {
    address: '/',
    open: (page) => page.keyboard.press('Control+k'),
    field: (page) => page.locator('.DocSearch-Modal').getByRole('searchbox'),
    results: (page) => page.locator('.DocSearch-Modal').getByRole('treeitem').getByRole('link'),
  },
  'search page': {
    address: '/search',
    open: () => Promise.resolve(),
    field: (page) => page.getByRole('main').getByRole('searchbox'),
    results: (page) => page.getByRole('main').locator('ol').getByRole('link'),
  },
};

/** Record the queries that the page sends to its worker in `window.asked`. */
function spyOnQueries(): void {
  const asked: string[] = [];
  Object.assign(window, {asked});
  const post = Reflect.get(Worker.prototype, 'postMessage') as (...args: unknown[]) => void;
  Worker.prototype.postMessage = function postMessage(this: Worker, ...args: unknown[]) {
    const [{query}] = args as [{query?: {query: string}}];
    if (query) asked.push(query.query);
    post.apply(this, args);
  };
}

const askedBy = (page: Page) => page.evaluate(() => Reflect.get(window, 'asked') as string[]);

for (const [name, ui] of Object.entries(SEARCH_UIS)) {
  test.describe(`Typing in the ${name}`, () => {
    test('10,000 characters at once are cut to 64, and the next query is answered', async ({
      page,
      site,
    }) => {
      await site.open(ui.address);
      await ui.open(page);
      const field = ui.field(page);
      for (const [kind, text] of Object.entries(TEXTS)) {
        await field.selectText();
        // This works like pasting, but also with lone surrogates, which a clipboard refuses.
        await page.evaluate((pasted) => document.execCommand('insertText', false, pasted), text);
        const {length} = await field.inputValue();
        expect(length, kind).toBeLessThanOrEqual(LIMIT);
        expect(length, kind).toBeGreaterThan(LIMIT - 8);
        await field.fill(site.text.narrowQuery);
        await expect(ui.results(page).first()).toBeVisible();
      }
    });

    test(
      'with an input method, nothing is searched or opened until the composition ends, then one query is sent',
      {tag: '@both'},
      async ({page, site}) => {
        await page.addInitScript(spyOnQueries);
        await site.open(ui.address);
        await ui.open(page);
        const field = ui.field(page);
        await expect(field).toBeFocused();
        const session = await page.context().newCDPSession(page);
        const address = page.url();
        for (const text of ['m', 'mi', 'mi y', 'mi yao']) {
          await session.send('Input.imeSetComposition', {
            text,
            selectionStart: text.length,
            selectionEnd: text.length,
          });
          await expect(field).toHaveValue(text);
        }
        // In an input method, Enter commits the text. The page must not open a result.
        await page.keyboard.press('Enter');
        await page.keyboard.press('ArrowDown');
        expect(page.url()).toBe(address);
        expect(await askedBy(page)).toEqual([]);
        await expect(ui.results(page)).toHaveCount(0);

        await session.send('Input.insertText', {text: site.text.broadQuery});
        await expect(field).toHaveValue(site.text.broadQuery);
        await expect(ui.results(page).first()).toBeVisible();
        expect(await askedBy(page)).toEqual([site.text.broadQuery]);

        // Safari sends the Enter that ends a composition after `compositionend`, with key code 229.
        await session.send('Input.dispatchKeyEvent', {
          type: 'keyDown',
          key: 'Enter',
          windowsVirtualKeyCode: 229,
        });
        await expect(ui.results(page).first()).toBeVisible();
        expect(new URL(page.url()).pathname).toBe(new URL(address).pathname);
      },
    );
  });
}
