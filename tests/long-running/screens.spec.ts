import {expect, test} from '../fixtures/test';

const PAGE = '/markdown-features';
const LIST = '/obis/feature-guide/product-management/check-products';
const TILES = '/obis/programming-client/overview';
const DRAWING = 'figure > [role=img][data-search-ignore]';

/** A button in the drawing and the text of its first callout, by language. */
const WORDS = {
  en: {button: 'Schedule deletion', callout: 'Counted from the approval'},
  zh: {button: '计划删除', callout: '从批准时开始计算'},
};

test.describe('A drawn screen of the product', () => {
  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});

    test(
      'has its labels and callouts in the language of the page',
      {tag: '@both'},
      async ({page, site}) => {
        await page.goto(site.path(PAGE));
        const screen = page
          .getByRole('main')
          .locator('figure')
          .filter({has: page.locator('ol')});
        await expect(screen.getByRole('img')).toBeVisible();
        await expect(screen.getByRole('img')).toContainText(WORDS[site.lang].button);
        await expect(screen.getByRole('listitem').first()).toContainText(WORDS[site.lang].callout);
      },
    );
  });

  test('is a picture with a text alternative, and nothing in it takes the focus', async ({
    page,
    site,
  }) => {
    await site.open(PAGE);
    const drawing = page.locator(DRAWING);
    await expect(drawing).toHaveCount(1);
    expect((await drawing.getAttribute('aria-label'))?.length).toBeGreaterThan(20);
    await expect(
      drawing.locator('a, button, input, select, textarea, [tabindex], [role]'),
    ).toHaveCount(0);
  });

  for (const pathname of [PAGE, LIST, TILES]) {
    test(`fits the width of a phone: ${pathname}`, async ({page, site}) => {
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
