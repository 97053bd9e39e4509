import {expect, test} from '../fixtures/test';

const DRAWING = 'figure > [role=img][data-search-ignore]';
const LIST = '/obis/feature-guide/production-history/check-production-history';
const TILES = '/obis/programming-client/overview';

test.describe('A drawn screen of the product', () => {
  test('fits the width of a phone', async ({page, site}) => {
    await page.setViewportSize({width: 390, height: 844});
    for (const pathname of ['/markdown-features', LIST, TILES]) {
      await site.open(pathname);
      const parts = page.locator(`${DRAWING} *`);
      expect(await parts.count(), pathname).toBeGreaterThan(10);
      const outside = await parts.evaluateAll((all) =>
        all.flatMap((node) => {
          const {left, right} = node.getBoundingClientRect();
          return left < 0 || right > window.innerWidth ? [node.textContent] : [];
        }),
      );
      expect(outside, pathname).toEqual([]);
    }
  });
});
