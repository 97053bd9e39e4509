import type {Page} from '@playwright/test';
import {ERROR_CODES} from '../fixtures/routes';
import {expect, waitForHydration, test} from '../fixtures/test';

/** How many blocks of the page are not rendered because of `content-visibility: auto`. */
const countSkipped = (page: Page) =>
  page
    .locator('.markdown > :is(div, ul, ol, figure) > :first-child')
    .evaluateAll(
      (all) => all.filter((one) => !one.checkVisibility({contentVisibilityAuto: true})).length,
    );

/** Distance in pixels of a heading from the scroll position of a link to it. */
const distance = (page: Page, id: string) =>
  page
    .locator(`[id="${id}"]`)
    .evaluate((heading) =>
      Math.abs(
        heading.getBoundingClientRect().top -
          parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) -
          parseFloat(getComputedStyle(heading).scrollMarginBlockStart),
      ),
    );

test.describe('content-visibility in a long page', () => {
  for (const width of [1280, 390]) {
    test(`A link to a heading leads exactly there, at ${width} px`, async ({page, site}) => {
      await page.setViewportSize({width, height: 800});
      await site.open(ERROR_CODES);
      expect(await countSkipped(page)).toBeGreaterThan(10);
      const ids = await page
        .locator('.markdown > h2[id]')
        .evaluateAll((headings) => headings.map(({id}) => id));
      const [near = '', far = ''] = [ids[6], ids.at(-6)];

      await page.evaluate((id) => {
        window.location.hash = id;
      }, near);
      await expect.poll(() => distance(page, near)).toBeLessThan(1);

      await page.goto('about:blank');
      await page.goto(`${site.path(ERROR_CODES)}#${far}`);
      await waitForHydration(page);
      expect(await distance(page, far)).toBeLessThan(1);
      expect(await countSkipped(page)).toBe(0);
    });
  }
});
