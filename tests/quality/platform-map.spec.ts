import {expect, test} from '../fixtures/test';

test.describe('The map of the platform', () => {
  test('every part on the landing page leads to its pages', async ({page, site, request}) => {
    await site.open('/');
    const links = page.locator('section[aria-labelledby="how-it-connects"] li a');
    await expect(links).toHaveCount(5);
    for (const link of await links.all()) {
      const href = (await link.getAttribute('href')) ?? '';
      expect(href).toContain(site.path('/obis/'));
      expect((await request.get(href)).status(), href).toBe(200);
    }
  });

  test('a page of a part is marked in the line of parts, and a page of none has no line', async ({
    page,
    site,
  }) => {
    const here = page.locator('article ol [aria-current="location"]');
    await site.open('/obis/edge-service/station');
    const name = await here.innerText();
    await site.open('/obis/programming-client/sign-in');
    await expect(here).toHaveCount(1);
    await expect(here).not.toHaveText(name);
    await site.open('/obis/common/glossary');
    await expect(here).toHaveCount(0);
  });
});

test.describe('The line of the hero', () => {
  const tile = 'header ol > li:last-child';

  test('runs once, and moves nothing on the page', async ({page, site}) => {
    await site.open('/');
    await expect
      .poll(() => page.locator(tile).evaluate((element) => getComputedStyle(element).opacity))
      .toBe('1');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
      await page.evaluate(() => document.documentElement.clientWidth),
    );
    const times = await page.evaluate(() =>
      document.getAnimations().map(({effect}) => effect?.getComputedTiming().iterations),
    );
    expect(times.every((iterations) => iterations === 1)).toBe(true);
  });

  test('shows its last frame at once where motion is not wanted', async ({page, site}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await site.open('/');
    await expect(page.locator(tile)).toHaveCSS('animation-name', 'none');
    await expect(page.locator(tile)).toHaveCSS('opacity', '1');
  });
});

test('a diagram turns with the width of its column', async ({page, site}) => {
  await site.open('/markdown-features');
  const both = page.locator('figure svg:is(.tall, .wide)');
  const shown = both.filter({visible: true});
  await expect(both.first()).toBeAttached();
  for (const [width, name] of [
    [1440, 'wide'],
    [390, 'tall'],
  ] as const) {
    await page.setViewportSize({width, height: 900});
    await expect(shown.first()).toHaveClass(name);
    await expect(shown).toHaveCount((await both.count()) / 2);
  }
});
