import {expect, test} from '../fixtures/test';

test('The landing page lists tasks for each kind of reader, and links to each part of the platform', async ({
  page,
  site,
}) => {
  await site.open('/');
  const readers = page.locator('section[aria-labelledby="where-to-start"] article');
  await expect(readers).toHaveCount(4);
  for (const reader of await readers.all()) {
    expect(await reader.getByRole('link').count()).toBeGreaterThanOrEqual(4);
  }
  const parts = page.locator('section[aria-labelledby="how-it-connects"] li a[href*="/obis/"]');
  await expect(parts).toHaveCount(5);
});

test('A diagram is horizontal in a wide column and vertical in a narrow one', async ({
  page,
  site,
}) => {
  await site.open('/obis/introduction/overview');
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
