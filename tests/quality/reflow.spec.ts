import type {Page} from '@playwright/test';
import {SECTIONS} from '../fixtures/routes';
import {expect, test} from '../fixtures/test';

/** WCAG 1.4.12: as wide as readers may set it. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }
`;

/** What a reader may do to a page, as a style and a width: WCAG 1.4.4, 1.4.10 and 1.4.12. */
const CASES = [
  {name: 'text of 200 %', width: 1280, style: ':root { font-size: 32px !important }'},
  {name: 'zoom of 400 %', width: 320, style: ''},
  {name: 'text spacing', width: 320, style: SPACING},
];

/** By how many pixels the page is wider than the window. Tables and code scroll in frames of their own. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const {scrollWidth, clientWidth} = document.documentElement;
    return scrollWidth - clientWidth;
  });

/** Text in Chinese characters that is not marked as Chinese, and the other way round. */
const foreignText = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const {textContent, parentElement} = walker.currentNode;
      const text = textContent ?? '';
      if (!text.trim() || !parentElement || parentElement.closest('script, style, noscript, code'))
        continue;
      const lang = parentElement.closest('[lang]')?.getAttribute('lang') ?? '';
      // Names and terms stand in Chinese sentences as they are; five words in a row are a sentence of their own.
      const isForeign = lang.startsWith('zh')
        ? /^[^\p{Script=Han}]*(?:[A-Za-z]{2,}[ ,]+){4}[A-Za-z]{2,}[^\p{Script=Han}]*$/u.test(text)
        : /\p{Script=Han}/u.test(text);
      if (isForeign) texts.push(`${lang}: ${text.trim().slice(0, 60)}`);
    }
    return texts;
  });

test.describe('Every page fits and says its language', () => {
  for (const [section, pages] of Object.entries(SECTIONS)) {
    test(`below ${section}`, {tag: '@both'}, async ({page, site}) => {
      test.setTimeout(30_000 + pages.length * 10_000);
      const problems: string[] = [];
      for (const pathname of pages) {
        await page.setViewportSize({width: 1280, height: 800});
        await site.open(pathname);
        problems.push(...(await foreignText(page)).map((text) => `${pathname}: ${text}`));
        const style = await page.addStyleTag({content: '/* None. */'});
        // Blocks that wait for the reader to scroll count as well.
        await page.evaluate(() => (document.documentElement.dataset.renderAll = ''));
        for (const {name, width, style: content} of CASES) {
          await page.setViewportSize({width, height: 800});
          await style.evaluate((element, text) => void (element.textContent = text), content);
          // The layout of a phone comes with the script that is told of the new width.
          await expect
            .poll(() => overflow(page))
            .toBeLessThanOrEqual(0)
            .catch(async () => {
              problems.push(`${pathname}, ${name}: ${await overflow(page)} px too wide`);
            });
        }
      }
      expect(problems).toEqual([]);
    });
  }
});
