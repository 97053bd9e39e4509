import {accessibilityViolations} from '../fixtures/accessibility';
import {crashChunks} from '../fixtures/chunks';
import {CONCEPT, PROCEDURE} from '../fixtures/routes';
import {expect, test} from '../fixtures/test';

test.describe('Accessibility: axe-core finds nothing, in both modes', () => {
  test('on the search page with results', {tag: '@both'}, async ({page, site}) => {
    await site.open(`/search?q=${encodeURIComponent(site.text.broadQuery)}`);
    await expect(page.getByRole('main').locator('ol').getByRole('link').first()).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
  });

  test('on the page of an unknown address', async ({page, site, guard}) => {
    guard.allow(/404/, 'the browser reports the answer');
    await site.open('/no/such/page');
    expect(await accessibilityViolations(page)).toEqual([]);
  });

  test('on the crash page, inside and outside of the layout', async ({page, site, guard}) => {
    guard.allow(
      /The conveyor stopped|A fuse blew/,
      'the test makes the page throw; React reports it',
    );
    for (const link of [
      `.menu a[href="${site.path(PROCEDURE)}"]`,
      `.navbar a[href="${site.path('/')}"]`,
    ]) {
      await site.open(CONCEPT);
      const chunks = await crashChunks(page);
      await page.locator(link).first().click();
      await expect(page.getByRole('heading', {name: site.text.pageCrashed})).toBeVisible();
      // Docusaurus' bar of progress has a role that does not exist, as long as it is there.
      await expect(page.locator('#nprogress')).toHaveCount(0);
      await expect(page.locator('html')).toHaveAttribute('lang', site.htmlLang);
      expect(await accessibilityViolations(page)).toEqual([]);
      await chunks.end();
    }
  });

  test('with an open menu: of languages, of a phone', async ({page, site}) => {
    await site.open(CONCEPT);
    await page.locator('.navbar .dropdown').first().hover();
    await expect(page.locator('.dropdown__menu').first()).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);

    await page.setViewportSize({width: 390, height: 844});
    await page.getByRole('button', {name: site.text.toggleNavigation}).click();
    await expect(page.locator('.navbar-sidebar__items')).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
  });

  test('with the definition of a term', async ({page, site}) => {
    await site.open(CONCEPT);
    const term = page.getByRole('article').locator('a[aria-describedby]').first();
    await expect(async () => {
      // Scrolling to the term closes its tooltip.
      await term.blur();
      await term.focus();
      await expect(page.getByRole('tooltip')).toBeVisible({timeout: 1000});
    }).toPass();
    expect(await accessibilityViolations(page)).toEqual([]);
  });
});
