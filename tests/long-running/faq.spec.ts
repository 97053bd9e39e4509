import {FAQ} from '../fixtures/routes';
import {expect, test} from '../fixtures/test';

test.describe('A question of the FAQ', () => {
  test('has its direct link beside it, which opens its answer and no other', async ({
    page,
    site,
  }) => {
    await site.open(FAQ);
    const section = page.locator('main div:has(> details)').nth(1);
    const question = section.locator('h3');
    const link = section.locator('a.hash-link');
    await question.hover();
    await expect(link).toHaveCSS('opacity', '1');
    await link.click();
    await expect(page).toHaveURL(new RegExp(`#${await question.getAttribute('id')}$`));
    await expect(section.locator('details')).toHaveAttribute('open', '');
    await page.reload();
    await expect(page.locator('details[open]')).toHaveCount(1);
    await expect(page.locator('details[open] h3')).toHaveAttribute(
      'id',
      (await question.getAttribute('id')) ?? '',
    );
  });
});
