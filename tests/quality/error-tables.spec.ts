import {expect, test} from '../fixtures/test';

const CODES = '/obis/reference/error-codes';

test.describe('A code on the screen of the client leads to its row', () => {
  test('on a phone, with cause, action and who acts', async ({page, site}) => {
    await page.setViewportSize({width: 390, height: 844});
    await site.open(`${CODES}#verify-01`);
    const row = page.locator('#verify-01');
    await expect(row).toBeInViewport();
    await expect(row).toContainText('VERIFY-01');
    // As a card: the cells are stacked, none overflows the screen.
    const cells = await row.getByRole('cell').evaluateAll((all) =>
      all.map((cell) => {
        const {left, right} = cell.getBoundingClientRect();
        return left >= 0 && right <= window.innerWidth;
      }),
    );
    expect(cells).toHaveLength(3);
    expect(cells).not.toContain(false);
  });
});
