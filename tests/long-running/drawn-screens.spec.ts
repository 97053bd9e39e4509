import {OTHER_PROCEDURE} from '../fixtures/routes';
import {expect, test} from '../fixtures/test';

const DRAWING = 'figure > [role=img][data-search-ignore]';
const LIST = '/obis/feature-guide/product-management/check-products';
const TILES = '/obis/programming-client/overview';

test.describe('A drawn screen of the product', () => {
  for (const width of [390, 1440]) {
    test(`stands below the steps, and is wide enough for its buttons, ${width} px`, async ({
      page,
      site,
    }) => {
      await page.setViewportSize({width, height: 900});
      await site.open(OTHER_PROCEDURE);
      const screen = page.locator('.markdown > ol + figure').first();
      const [drawing, steps] = await Promise.all([
        screen.getByRole('img').boundingBox(),
        page.locator('.markdown > ol').first().boundingBox(),
      ]);
      expect(drawing?.y).toBeGreaterThan((steps?.y ?? 0) + (steps?.height ?? 0));
      expect(drawing?.width).toBeGreaterThan(width === 390 ? 340 : 416);
    });
  }

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
