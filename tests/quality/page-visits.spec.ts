import type {Page} from '@playwright/test';
import {accessibilityViolations, type ColourMode} from '../fixtures/accessibility';
import {
  ALL_PAGES,
  CONCEPT,
  ERROR_CODES,
  FAQ,
  GLOSSARY,
  MAIN_DOC,
  PROCEDURE,
} from '../fixtures/routes';
import {expect, test, type Site} from '../fixtures/test';

/** One page of each kind, in both colour modes. */
const IN_BOTH_MODES = [
  '/',
  '/search',
  '/markdown-features',
  '/test-label',
  CONCEPT,
  PROCEDURE,
  FAQ,
  '/obis/programming-client/overview',
];

/** Kinds whose colours the pages above have, too. */
const IN_LIGHT_MODE = [MAIN_DOC, GLOSSARY, ERROR_CODES, '/obis/reference/operator-card'];

/** WCAG 1.4.12: as wide as readers may set it. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }
`;

/** What a reader may do to a page, as a style and a width: WCAG 1.4.4, 1.4.10 and 1.4.12. */
const CASES = [
  {name: 'a phone', width: 390, style: ''},
  {name: 'zoom of 400 %', width: 320, style: ''},
  {name: 'text spacing', width: 320, style: SPACING},
  {name: 'text of 200 %', width: 1280, style: ':root { font-size: 32px !important }'},
];

/** By how many pixels the page is wider than the window. Tables and code scroll in frames of their own. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const {scrollWidth, clientWidth} = document.documentElement;
    return scrollWidth - clientWidth;
  });

/** Lists the reader's settings with which the page scrolls sideways. */
async function findOverflow(page: Page): Promise<string[]> {
  const problems: string[] = [];
  const style = await page.addStyleTag({content: '/* None. */'});
  for (const {name, width, style: content} of CASES) {
    await page.setViewportSize({width, height: 800});
    await style.evaluate((element, text) => void (element.textContent = text), content);
    // The layout of a phone comes with the script that is told of the new width.
    await expect
      .poll(() => overflow(page), {timeout: 20_000})
      .toBeLessThanOrEqual(0)
      .catch(async () => problems.push(`${name}: ${await overflow(page)} px too wide`));
  }
  await style.evaluate((element) => void (element.textContent = ''));
  return problems;
}

/** Opens a page on a phone and checks all that holds for every page; the guard fails the test if it is not silent. */
async function visit(page: Page, site: Site, pathname: string, modes: readonly ColourMode[]) {
  await page.setViewportSize({width: 390, height: 800});
  const response = await site.open(pathname);
  expect(response.status()).toBe(200);
  await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
  expect.soft(await findOverflow(page), pathname).toEqual([]);
  expect.soft(await accessibilityViolations(page, modes), pathname).toEqual([]);
  // Nor may anything that loads later write to the console, such as prefetched chunks.
  await page.waitForLoadState('networkidle');
}

test.describe('A page answers, fits every reader, is accessible and silent', {tag: '@both'}, () => {
  // Many runs of the layout, and of axe, on the longest pages.
  test.slow();

  for (const pathname of IN_BOTH_MODES) {
    test(`${pathname}, in light and dark`, async ({page, site}) => {
      await visit(page, site, pathname, ['light', 'dark']);
    });
  }

  for (const pathname of IN_LIGHT_MODE) {
    test(pathname, async ({page, site}) => {
      await visit(page, site, pathname, ['light']);
    });
  }

  for (const pathname of ALL_PAGES) {
    test(`${pathname}, with all others`, {tag: '@all'}, async ({page, site}) => {
      await visit(page, site, pathname, ['light', 'dark']);
    });
  }
});

test(
  'On a phone, all parts of the landing page begin at one edge',
  {tag: '@both'},
  async ({page, site}) => {
    await page.setViewportSize({width: 390, height: 800});
    await site.open('/');
    const edges = await page
      .locator('main article > *')
      .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().left)));
    expect(edges.length).toBeGreaterThan(20);
    expect(new Set(edges)).toEqual(new Set([edges[0]]));
  },
);
