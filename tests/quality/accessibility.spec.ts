import {accessibilityViolations} from '../fixtures/accessibility';
import {CONCEPT, ERROR_CODES, OPERATOR_CARD} from '../fixtures/routes';
import {expect, test} from '../fixtures/test';

test.describe('Accessibility: axe-core finds nothing, in both modes', () => {
  test('with the open menu of the languages, and with that of a phone', async ({page, site}) => {
    await site.open(CONCEPT);
    await page.locator('.navbar .dropdown').first().hover();
    await expect(page.locator('.dropdown__menu').first()).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);

    await page.setViewportSize({width: 390, height: 844});
    await page.getByRole('button', {name: site.text.toggleNavigation}).click();
    await expect(page.locator('.navbar-sidebar__items')).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
  });

  test('on the pages of operators', async ({page, site}) => {
    for (const pathname of [OPERATOR_CARD, ERROR_CODES]) {
      await site.open(pathname);
      expect(await accessibilityViolations(page), pathname).toEqual([]);
    }
  });

  test('with the definition of a term', {tag: '@all'}, async ({page, site}) => {
    await site.open(CONCEPT);
    const term = page.getByRole('article').locator('a[aria-describedby]').first();
    // Scroll to the term first, because the event of a scroll closes the tooltip. The browser sends it with the next frame.
    await term.scrollIntoViewIfNeeded();
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    await term.focus();
    await expect(page.getByRole('tooltip')).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
  });
});
