import type {Page} from '@playwright/test';
import {CONCEPT, ERROR_CODES, FAQ, GLOSSARY, MAIN_DOC, PROCEDURE} from '../fixtures/routes';
import {expect, test, waitForHydration, type Site} from '../fixtures/test';

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

type Step = (page: Page, site: Site) => Promise<void>;

/** Type each text into the field of the page that a selector matches. */
const type = (selector: string, ...texts: string[]): Step[] =>
  texts.map((text) => (page) => page.locator(selector).first().fill(text));

const click =
  (selector: string, position = 0): Step =>
  (page) =>
    page.locator(selector).nth(position).click();

/** Follow a link inside the site. */
const goTo =
  (pathname: string): Step =>
  async (page, site) => {
    const previous = await page.title();
    await page.evaluate((url) => {
      window.history.pushState(null, '', url);
      window.dispatchEvent(new PopStateEvent('popstate', {state: null}));
    }, site.path(pathname));
    await expect(page).not.toHaveTitle(previous);
  };

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
      click('main button.button--secondary'),
      click('main button.button--secondary'),
      ...type('main [type=search]', 'keys', 'zzzqqq', 'SEC-01', 'CERT-02', ''),
    ],
  },
  {
    name: 'code',
    start: '/markdown-features',
    steps: [click('main .theme-code-block button')],
  },
  {
    name: 'the colour mode',
    start: CONCEPT,
    steps: [1, 2].map(() => click('[class*=colorModeToggle] button')),
  },
  {
    name: 'pages one after the other',
    start: MAIN_DOC,
    steps: [
      CONCEPT,
      PROCEDURE,
      GLOSSARY,
      FAQ,
      ERROR_CODES,
      '/markdown-page',
      '/',
      '/search',
      '/no-such-page',
      '/thank-you',
      '/test-label',
      MAIN_DOC,
    ].map(goTo),
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
        await each.context().grantPermissions(['clipboard-write']);
        await each.goto(site.path(start));
        await waitForHydration(each);
      }
      await translatePage(page);
      for (const step of steps) {
        for (const each of pages) await step(each, site);
        await expect(async () => {
          expect(await visibleLines(page)).toEqual(await visibleLines(original));
        }).toPass({timeout: 10_000});
      }
      await context.close();
    });
  }
});
