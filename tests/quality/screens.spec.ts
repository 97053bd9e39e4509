import {accessibilityViolations} from '../fixtures/accessibility';
import {expect, test} from '../fixtures/test';

const PAGE = '/markdown-features';

/** Words of the drawing in each language, and those of its first callout. */
const WORDS = {
  en: {button: 'Schedule deletion', callout: 'Compare it with the request, then type it'},
  zh: {button: '计划删除', callout: '与申请中的密钥 ID 核对后，输入该 ID'},
};

test.describe('A screen of the product is drawn', () => {
  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});

    test('in the language of the page, with its callouts', async ({page, site}) => {
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
    const drawing = page.locator('figure [role=img][aria-label][data-search-ignore]');
    await expect(drawing).toHaveCount(1);
    expect((await drawing.getAttribute('aria-label'))?.length).toBeGreaterThan(20);
    await expect(
      drawing.locator('a, button, input, select, textarea, [tabindex], [role]'),
    ).toHaveCount(0);
  });

  for (const scheme of ['light', 'dark']) {
    test(`with colours that can be read, ${scheme}`, {tag: '@once'}, async ({page, site}) => {
      await page.addInitScript((theme) => window.localStorage.setItem('theme', theme), scheme);
      await site.open(PAGE);
      expect(await accessibilityViolations(page)).toEqual([]);
    });
  }

  test('inside the screen of a phone', {tag: '@once'}, async ({page, site}) => {
    await page.setViewportSize({width: 390, height: 844});
    await site.open(PAGE);
    const outside = await page.locator('figure [role=img] *').evaluateAll((all) =>
      all.filter((node) => {
        const {left, right} = node.getBoundingClientRect();
        return left < 0 || right > window.innerWidth;
      }),
    );
    expect(outside).toEqual([]);
  });
});
