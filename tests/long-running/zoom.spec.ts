import type {Page} from '@playwright/test';
import {expect, test} from '../fixtures/test';
import {CONCEPT} from '../fixtures/routes';

const WIDTH = 390;

/** Find the first diagram of a page, its button, and the dialog that the button opens. */
function firstDiagram(page: Page, enlarge: RegExp) {
  const figure = page.getByRole('article').locator('figure').first();
  return {
    figure,
    button: figure.getByRole('button', {name: enlarge}),
    dialog: page.getByRole('dialog'),
  };
}

test.describe('Pictures can be enlarged', () => {
  test('Escape, the button and a click beside it close the picture', async ({page, site}) => {
    await site.open(CONCEPT);
    const {figure, button, dialog} = firstDiagram(page, site.text.enlarge);

    await button.click();
    await expect(dialog.getByRole('img').first()).toHaveAccessibleName(/.{20,}/);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();

    await figure.getByRole('img').first().click();
    await dialog.getByRole('button', {name: site.text.close}).click();
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();

    await button.press('Enter');
    await expect(dialog).toBeVisible();
    await page.mouse.click(4, 4);
    await expect(dialog).toHaveCount(0);
  });

  test('a phone shows the picture larger than on the page, and the arrow keys scroll it', async ({
    page,
    site,
  }) => {
    await page.setViewportSize({width: WIDTH, height: 844});
    await site.open(CONCEPT);
    const {button, dialog} = firstDiagram(page, site.text.enlarge);
    await button.click();
    const area = dialog.getByRole('group');
    const [picture = 0, frame = 0] = await area.evaluate((element) => [
      element.scrollWidth,
      element.clientWidth,
    ]);
    expect(picture).toBeGreaterThan(1.5 * frame);
    await area.press('ArrowRight');
    await expect.poll(() => area.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      WIDTH,
    );
  });
});
