import {expect, test} from '../fixtures/test';

const CODES = '/obis/reference/error-codes';

test.describe('A link to an error code shows its row', () => {
  test('on a phone, with all cells of the row inside the screen', async ({page, site}) => {
    await page.setViewportSize({width: 390, height: 844});
    await site.open(`${CODES}#verify-01`);
    const row = page.locator('#verify-01');
    await expect(row).toBeInViewport();
    await expect(row).toContainText('VERIFY-01');
    // On a phone the cells of a row are stacked like a card.
    const cells = await row.getByRole('cell').evaluateAll((all) =>
      all.map((cell) => {
        const {left, right} = cell.getBoundingClientRect();
        return left >= 0 && right <= window.innerWidth;
      }),
    );
    // What to do, and the likely cause. The cell for the person is empty and hidden, because the first line of the row names the person.
    await expect(row).toContainText('call: Site engineer');
    expect(cells).toHaveLength(2);
    expect(cells).not.toContain(false);
  });
});
