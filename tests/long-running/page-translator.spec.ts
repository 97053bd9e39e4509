import type {Page} from '@playwright/test';
import {CONCEPT} from '../fixtures/routes';
import {expect, test, waitForHydration} from '../fixtures/test';

/**
 * Translate a page as the page translator of Chrome does: it replaces each text node by nested `<font>` elements, now and after each change,
 * and changes the attributes of `<html>`. The translation of a text is the same text in guillemets.
 */
const translatePage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const IGNORED = 'script, style, textarea, noscript, template, svg, font, [translate=no]';

    function translate(node: Node): void {
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      const texts = node instanceof Text ? [node] : [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (!text.isConnected || !text.data.trim() || text.parentElement?.closest(IGNORED))
          continue;
        const outer = document.createElement('font');
        const inner = document.createElement('font');
        inner.textContent = `«${text.data}»`;
        outer.append(inner);
        text.replaceWith(outer);
      }
    }

    document.documentElement.classList.add('translated-ltr');
    document.documentElement.lang = 'fr';
    translate(document.body);
    new MutationObserver((changes) => {
      for (const {target, addedNodes} of changes) {
        for (const node of [target, ...addedNodes]) {
          if (node instanceof Text || node !== target) translate(node);
        }
      }
    }).observe(document.body, {childList: true, characterData: true, subtree: true});
  });

/** Return the lines of the text that the reader of a page sees, with or without translation. */
async function visibleLines(page: Page): Promise<string[]> {
  const text = await page.locator('main, .DocSearch-Modal').allInnerTexts();
  return text
    .join('\n')
    .replace(/[«»]/g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

type Step = (page: Page) => Promise<void>;

/** Type each text into the field of the page that a selector matches. */
const type = (selector: string, ...texts: string[]): Step[] =>
  texts.map((text) => (page) => page.locator(selector).first().fill(text));

const showMore: Step = (page) => page.locator('main button.button--secondary').first().click();

const openSearch: Step = (page) => page.keyboard.press('Control+k');

const MODAL_FIELD = '.DocSearch-Modal [type=search]';

/** What a reader does on a page, step by step. */
const VISITS: {name: string; start: string; steps: Step[]}[] = [
  {
    name: 'the look-up of error codes',
    start: '/',
    steps: type('#code-field', 'SEC-01', 'VERIFY-01', 'SEC', 'zzz', 'CERT-02', ''),
  },
  {
    name: 'the search',
    start: CONCEPT,
    steps: [
      openSearch,
      ...type(MODAL_FIELD, 'k', 'ke', 'key', 'keys', 'zzzqqq', 'SEC-01', 'CERT-02', 'SEC', ''),
    ],
  },
  {
    name: 'the search page',
    start: '/search?q=key',
    steps: [
      showMore,
      showMore,
      ...type('main [type=search]', 'keys', 'zzzqqq', 'SEC-01', 'CERT-02', ''),
    ],
  },
];

test.describe('On a page that a page translator has translated', () => {
  for (const {name, start, steps} of VISITS) {
    test(`${name} shows the same as without it`, async ({page, site, browser}) => {
      test.slow();
      const context = await browser.newContext();
      const original = await context.newPage();
      const pages = [original, page];
      for (const each of pages) {
        await each.goto(site.path(start));
        await waitForHydration(each);
      }
      await translatePage(page);
      for (const step of steps) {
        for (const each of pages) await step(each);
        await expect(async () => {
          expect(await visibleLines(page)).toEqual(await visibleLines(original));
        }).toPass({timeout: 10_000});
      }
      await context.close();
    });
  }
});
