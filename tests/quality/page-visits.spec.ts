import type {Page} from '@playwright/test';
import {accessibilityViolations, type ColourMode} from '../fixtures/accessibility';
import {ALL_PAGES} from '../fixtures/routes';
import {expect, test, type Site} from '../fixtures/test';

/** The landing page, and the page with samples of components. `npm run test:all` visits all pages, in both languages and with all settings. */
const EXAMPLES = ['/', '/markdown-features'];

/** The widest text spacing that a page must support (WCAG 1.4.12). */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }
`;

/** Settings of a reader, as a window width and a style (WCAG 1.4.4, 1.4.10 and 1.4.12). */
const CASES = [
  {name: 'a phone', width: 390, style: ''},
  {name: 'zoom of 400 %', width: 320, style: ''},
  {name: 'text spacing', width: 320, style: SPACING},
  {name: 'text of 200 %', width: 1280, style: ':root { font-size: 32px !important }'},
  {name: 'text of 200 % (small)', width: 1024, style: ':root { font-size: 32px !important }'},
];

/** Return by how many pixels the page is wider than the window. Wide tables and code do not count, because they scroll in their own box. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const {scrollWidth, clientWidth} = document.documentElement;
    return scrollWidth - clientWidth;
  });

/** List the items of the navbar that reach out of it, where they cover the page, or that overlap the next one. */
const misplacedItems = (page: Page): Promise<string[]> =>
  page.locator('.navbar').evaluate((navbar) => {
    const bar = navbar.getBoundingClientRect();
    const items = [...navbar.querySelectorAll('.navbar__items > *')].map((item) => ({
      name: item.textContent,
      box: item.getBoundingClientRect(),
    }));
    return items
      .filter(({box}) => box.width > 0)
      .filter(
        ({box}, index, shown) =>
          box.top < bar.top ||
          box.bottom > bar.bottom ||
          box.right > (shown[index + 1]?.box.left ?? bar.right) + 1,
      )
      .map(({name}) => name);
  });

/** The settings with the least room. */
const NARROWEST = CASES.filter(({name}) =>
  ['text spacing', 'text of 200 % (small)'].includes(name),
);

/** List the settings with which the page scrolls sideways, or its navbar does not hold its items. */
async function findOverflow(page: Page, cases: typeof CASES): Promise<string[]> {
  const problems: string[] = [];
  const style = await page.addStyleTag({content: '/* None. */'});
  for (const {name, width, style: content} of cases) {
    await page.setViewportSize({width, height: 800});
    await style.evaluate((element, text) => void (element.textContent = text), content);
    // A script switches to the layout of a phone some time after the width has changed.
    await expect
      .poll(() => overflow(page), {timeout: 20_000})
      .toBeLessThanOrEqual(0)
      .catch(async () => problems.push(`${name}: ${await overflow(page)} px too wide`));
    problems.push(
      ...(await misplacedItems(page)).map((item) => `${name}: "${item}" in the navbar`),
    );
  }
  await style.evaluate((element) => void (element.textContent = ''));
  return problems;
}

/** Open a page on a phone, and check what must be true for every page. The guard also fails the test on any console message. */
async function visit(
  page: Page,
  site: Site,
  pathname: string,
  modes: readonly ColourMode[],
  cases = CASES,
) {
  await page.setViewportSize({width: 390, height: 800});
  const response = await site.open(pathname);
  expect(response.status()).toBe(200);
  await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
  expect.soft(await findOverflow(page, cases), pathname).toEqual([]);
  expect.soft(await accessibilityViolations(page, modes), pathname).toEqual([]);
  // Wait for everything that loads later, such as prefetched chunks, because it must not write to the console either.
  await page.waitForLoadState('networkidle');
}

test.describe('A page loads, does not scroll sideways, is accessible and writes nothing to the console', () => {
  // Layout and axe run many times here, also on the longest pages.
  test.slow();

  for (const pathname of EXAMPLES) {
    test(`${pathname}, as an example`, async ({page, site}) => {
      await visit(page, site, pathname, ['light'], NARROWEST);
    });
  }

  for (const pathname of ALL_PAGES) {
    test(pathname, {tag: '@all'}, async ({page, site}) => {
      await visit(page, site, pathname, ['light', 'dark']);
    });
  }

  test.describe('in Chinese', {tag: '@all'}, () => {
    test.use({lang: 'zh'});

    for (const pathname of ALL_PAGES) {
      // The colours are the same in both languages, so dark mode is left out.
      test(pathname, async ({page, site}) => {
        await visit(page, site, pathname, ['light']);
      });
    }
  });
});
