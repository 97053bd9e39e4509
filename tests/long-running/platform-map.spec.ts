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
