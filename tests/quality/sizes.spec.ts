import {brotliCompressSync} from 'node:zlib';
import type {Page} from '@playwright/test';
import {ERROR_CODES, CREATE_A_KEY} from '../fixtures/routes';
import {expect, test} from '../fixtures/test';

/** Return a function that adds up the scripts loaded since its last call, in kilobytes after Brotli, as a reader downloads them. */
function measureScripts(page: Page): () => Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    const request = response.request();
    // Docusaurus prefetches the pages of links in view, when the browser is idle.
    const isPrefetched = request.headers()['sec-purpose'] === 'prefetch';
    if (request.resourceType() !== 'script' || isPrefetched) return;
    sizes.push(response.body().then((body) => brotliCompressSync(body).length));
  });
  return async () => {
    await page.waitForLoadState('networkidle');
    const bytes = await Promise.all(sizes.splice(0));
    return bytes.reduce((sum, size) => sum + size, 0) / 1000;
  };
}

test.describe('Slow networks', () => {
  for (const [pathname, limit] of [
    [CREATE_A_KEY, 165],
    // All tables of the longest page are also in its script.
    [ERROR_CODES, 175],
  ] as const) {
    test(
      `${pathname} loads at most ${limit} KB of scripts`,
      {tag: '@both'},
      async ({page, site}) => {
        const scriptSize = measureScripts(page);
        await site.open(pathname);
        const size = await scriptSize();
        expect(size).toBeGreaterThan(50);
        expect(size).toBeLessThanOrEqual(limit);
      },
    );
  }

  test('opening the search loads at most 60 KB of scripts', async ({page, site, search}) => {
    const scriptSize = measureScripts(page);
    await site.open('/');
    await scriptSize();
    await page.keyboard.press('Control+k');
    await search.input.fill('KMS');
    await page.locator('.DocSearch-Hit').first().waitFor();
    const size = await scriptSize();
    expect(size).toBeGreaterThan(10);
    expect(size).toBeLessThanOrEqual(60);
  });
});
