import {CONCEPT, OTHER_PROCEDURE} from '../fixtures/routes';
import {expect, test} from '../fixtures/test';

test.describe('Pages are prefetched', () => {
  test('when the pointer is on a link, and not because it is in sight', async ({page, site}) => {
    const scripts = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.add(request.url());
    });
    await site.open(CONCEPT);
    await page.waitForLoadState('networkidle');
    const shown = await page.locator('.menu a[href]:visible').count();
    expect(shown).toBeGreaterThan(20);
    await expect(page.locator('head link[rel=prefetch]')).toHaveCount(0);

    const before = scripts.size;
    const link = page.locator(`.menu a[href="${site.path(OTHER_PROCEDURE)}"]`);
    await link.hover();
    await expect.poll(() => scripts.size).toBeGreaterThan(before);
    await page.waitForLoadState('networkidle');
    const title = await page.locator('h1').innerText();
    await page.context().setOffline(true);
    await link.click();
    await expect(page).toHaveURL(site.path(OTHER_PROCEDURE));
    await expect(page.locator('h1')).not.toHaveText(title);
  });

  test('not with Save-Data', async ({page, site}) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', {
        value: {saveData: true, effectiveType: '4g'},
      }),
    );
    let scripts = 0;
    await site.open(CONCEPT);
    await page.waitForLoadState('networkidle');
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts += 1;
    });
    await page.locator(`.menu a[href="${site.path(OTHER_PROCEDURE)}"]`).hover();
    await page.waitForTimeout(500);
    expect(scripts).toBe(0);
  });
});
