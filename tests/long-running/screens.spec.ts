import {expect, test} from '../fixtures/test';

const PAGE = '/markdown-features';
const LIST = '/obis/feature-guide/product-management/check-products';
const TILES = '/obis/programming-client/overview';
const DRAWING = 'figure > [role=img][data-search-ignore]';

/** Words of the drawing in each language, and those of its first callout. */
const WORDS = {
  en: {button: 'Schedule deletion', callout: 'Counted from the approval'},
  zh: {button: '计划删除', callout: '从批准时开始计算'},
};

test.describe('A screen of the product is drawn', () => {
  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});

    test('in the language of the page, with its callouts', {tag: '@both'}, async ({page, site}) => {
      await page.goto(site.path(PAGE));
      const screen = page
        .getByRole('main')
        .locator('figure')
        .filter({has: page.locator('ol')});
      await expect(screen.getByRole('img')).toBeVisible();
      await expect(screen.getByRole('img')).toContainText(WORDS[site.lang].button);
      await expect(screen.getByRole('listitem').first()).toContainText(WORDS[site.lang].callout);
    });
  });

  test('as a picture: nothing in it takes the focus', async ({page, site}) => {
    await site.open(PAGE);
    const drawing = page.locator(DRAWING);
    await expect(drawing).toHaveCount(1);
    expect((await drawing.getAttribute('aria-label'))?.length).toBeGreaterThan(20);
    await expect(
      drawing.locator('a, button, input, select, textarea, [tabindex], [role]'),
    ).toHaveCount(0);
  });

  for (const pathname of [PAGE, LIST, TILES]) {
    test(`inside the screen of a phone: ${pathname}`, async ({page, site}) => {
      await page.setViewportSize({width: 390, height: 844});
      await site.open(pathname);
      const parts = page.locator(`${DRAWING} *`);
      expect(await parts.count()).toBeGreaterThan(10);
      const outside = await parts.evaluateAll((all) =>
        all.flatMap((node) => {
          const {left, right} = node.getBoundingClientRect();
          return left < 0 || right > window.innerWidth ? [node.textContent] : [];
        }),
      );
      expect(outside).toEqual([]);
    });
  }
});
