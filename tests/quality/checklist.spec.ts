import {expect, waitForHydration, test} from '../fixtures/test';

test.describe('Checklists', () => {
  test('what is ticked stays ticked until the reader starts again', async ({page, site}) => {
    await site.open('/obis/get-started/basic-operation-procedures');
    const boxes = page.getByRole('article').getByRole('checkbox');
    await boxes.first().check();
    await boxes.nth(2).check();
    await page.reload();
    await waitForHydration(page);
    await expect(boxes.first()).toBeChecked();
    await expect(boxes.nth(1)).not.toBeChecked();
    await expect(boxes.nth(2)).toBeChecked();
    const startAgain = page.getByRole('button', {name: site.text.startAgain});
    await startAgain.click();
    await expect(page.getByRole('article').getByRole('checkbox', {checked: true})).toHaveCount(0);
    await expect(startAgain).toBeFocused();
  });
});
