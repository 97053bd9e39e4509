import type {Page} from '@playwright/test';
import {CONCEPT} from '../fixtures/routes';
import {expect, test, waitForHydration, type Site} from '../fixtures/test';

/*
 * What fuzz tests give to functions by the hundred (tests/fuzz/README.md), once in real pages; tests/network-failures/browser.spec.ts does so
 * with the storage.
 */

const RUNS = '<img src=x onerror="window.ran=true">';

/** Expects a page that a reader can use, and that nothing ran. */
async function expectSound(page: Page, site: Site, given: string): Promise<void> {
  await expect(page.getByRole('heading', {level: 1}).first(), given).toBeVisible();
  await expect(page.getByText(site.text.pageCrashed), given).toHaveCount(0);
  const found = await page.evaluate(() => ({
    ran: 'ran' in window,
    handlers: document.querySelectorAll('[onerror], [onclick], [onload]').length,
    foreign: [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .map(({href}) => href)
      .filter((href) => /^\w+script:|^https?:\/\/[^/]*evil\.example/.test(href)),
  }));
  expect(found, given).toEqual({ran: false, handlers: 0, foreign: []});
}

test('A hostile address opens a page that works', async ({page, site, siteOrigin, guard}) => {
  test.setTimeout(90_000);
  guard.allow(/Failed to load resource.*40[04]/, 'Chromium reports the wanted answer');
  for (const address of [
    '//evil.example/index.html',
    `${CONCEPT}?${RUNS}#${RUNS}`,
    '/%25%2F..%5Cindex.html?docusaurus-theme=x&__proto__=1#%E0%A4%A',
    '/zh/%ED%A0%80/.html#\ud83d"',
    '/search?q=%00%E6%96#__proto__',
    `/search?q=${encodeURIComponent(RUNS)}`,
  ]) {
    await page.goto(siteOrigin + address);
    await waitForHydration(page);
    await expectSound(page, site, address);
  }
});
