import {expect, test} from '../fixtures/test';

/** Root font sizes and viewport widths in pixels. */
const CASES = [
  {size: 24, width: 1280},
  {size: 32, width: 1280},
  {size: 24, width: 390},
];

test.describe('Large text: the landing page never scrolls sideways', () => {
  for (const {size, width} of CASES) {
    test(`${size} px at ${width} px`, async ({page, site}) => {
      await page.setViewportSize({width, height: 900});
      await site.open('/');
      await page.addStyleTag({content: `:root { font-size: ${size}px !important }`});
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(width);
    });
  }
});
