import {FAQ, OTHER_PROCEDURE} from '../fixtures/routes';
import {expect, test} from '../fixtures/test';

for (const width of [390, 1440]) {
  test(`The drawn screen of a procedure stands below its steps, ${width} px`, async ({
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
    // The drawing is wide enough for its buttons.
    expect(drawing?.width).toBeGreaterThan(width === 390 ? 340 : 416);
  });
}

test.describe('FAQ', () => {
  test('A link to a question opens its answer and no other', async ({page, site}) => {
    await site.open(`${FAQ}#account-locked`);
    await expect(page.locator('details[open]')).toHaveCount(1);
    await expect(page.locator('details[open] h3')).toHaveAttribute('id', 'account-locked');
  });

  test('A question has its direct link beside it, open or closed', async ({page, site}) => {
    await site.open(FAQ);
    const section = page.locator('main div:has(> details)').nth(1);
    const answer = section.locator('details');
    const question = section.locator('h3');
    const link = section.locator('a.hash-link');
    await question.hover();
    await expect(link).toHaveCSS('opacity', '1');
    await expect(link).toHaveAttribute('title', site.text.directLink(await question.innerText()));
    await link.click();
    await expect(page).toHaveURL(new RegExp(`#${await question.getAttribute('id')}$`));
    await expect(answer).toHaveAttribute('open', '');
    await expect(page.locator('summary a')).toHaveCount(0);
  });

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});

    test('a question opens its answer', async ({page, site}) => {
      await page.goto(site.path(FAQ));
      const question = page.locator('main details').first();
      await question.locator('summary').click({position: {x: 4, y: 16}});
      await expect(question.locator('p').first()).toBeVisible();
    });
  });
});
