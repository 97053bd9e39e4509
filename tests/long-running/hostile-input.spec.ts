import type {Page} from '@playwright/test';
import {CONCEPT} from '../fixtures/routes';
import {expect, test, waitForHydration, type Site} from '../fixtures/test';

/*
 * Fuzz tests (`*.fuzz.test.ts`) call functions with hundreds of hostile values. This test opens some of them as addresses of real
 * pages. tests/spec/08-errors.spec.ts does the same with values in the storage.
 */

const RUNS = '<img src=x onerror="window.ran=true">';

/** Expect that the page is usable, that no injected code ran, and that no link leads to another host. */
async function expectSafePage(page: Page, site: Site, given: string): Promise<void> {
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

test('A hostile address opens a usable page and runs no code', async ({
  page,
  site,
  siteOrigin,
  guard,
}) => {
  test.setTimeout(90_000);
  guard.allow(/Failed to load resource.*40[04]/, 'Chromium reports the expected 400 or 404');
  for (const address of [
    '//evil.example/index.html',
    `${CONCEPT}?${RUNS}#${RUNS}`,
    '/%25%2F..%5Cindex.html?docusaurus-theme=x&__proto__=1#%E0%A4%A',
    '/zh/%ED%A0%80/.html#\ud83d"',
    '/search?q=%00%E6%96#__proto__',
    '/search?q=%ED%A0%80key&page=9',
    `/search?q=${encodeURIComponent('.*+?^${}()|[]')}`,
    `/search?q=${encodeURIComponent(RUNS)}`,
  ]) {
    await page.goto(siteOrigin + address);
    await waitForHydration(page);
    await expectSafePage(page, site, address);
  }
});
