import {expect, test} from '../fixtures/test';

test('The landing page has four tasks for each kind of reader', async ({page, site}) => {
  await site.open('/');
  const readers = page.locator('section[aria-labelledby="where-to-start"] article');
  await expect(readers).toHaveCount(4);
  for (const reader of await readers.all()) await expect(reader.getByRole('link')).toHaveCount(4);
});

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
