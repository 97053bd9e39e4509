import type {Page} from '@playwright/test';
import {FAQ} from '../fixtures/routes';
import {expect, hydrated, test} from '../fixtures/test';

/** Of the blocks of the page, how many the browser has left for later. */
const leftForLater = (page: Page) =>
  page
    .locator('.markdown > :is(div, ul, ol, figure) > :first-child')
    .evaluateAll(
      (all) => all.filter((one) => !one.checkVisibility({contentVisibilityAuto: true})).length,
    );

/** How far a heading is from where a link to it leads, in pixels. */
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

test.describe('Places in a long page', () => {
  for (const width of [1280, 390]) {
    test(
      `A link to a heading leads exactly there, at ${width} px`,
      {tag: '@once'},
      async ({page, site}) => {
        await page.setViewportSize({width, height: 800});
        await site.open(FAQ);
        expect(await leftForLater(page)).toBeGreaterThan(10);
        const ids = await page
          .locator('.markdown > h3[id]')
          .evaluateAll((headings) => headings.map(({id}) => id));
        const [near = '', far = ''] = [ids[9], ids.at(-9)];

        await page.evaluate((id) => {
          window.location.hash = id;
        }, near);
        await expect.poll(() => distance(page, near)).toBeLessThan(1);

        await page.goto('about:blank');
        await page.goto(`${site.path(FAQ)}#${far}`);
        await hydrated(page);
        expect(await distance(page, far)).toBeLessThan(1);
        expect(await leftForLater(page)).toBe(0);
      },
    );
  }
});
