import type {Request} from '@playwright/test';
import {expect, test} from '../fixtures/test';
import {CONCEPT, DELETE_A_KEY} from '../fixtures/routes';

test.describe('7. The calls it makes', () => {
  test('Embedded search asks for nothing but the static index of its language, and not before the reader means to search', async ({
    page,
    site,
    search,
    guard,
  }) => {
    await site.open(CONCEPT);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('link[rel=preconnect], link[rel=dns-prefetch]')).toHaveCount(0);
    const data = () => guard.requests.filter((request) => /search.*\.json/.test(request));
    expect(data()).toEqual([]);
    await search.find(site.text.narrowQuery);
    await search.find(site.text.broadQuery);
    expect(new Set(data())).toEqual(new Set([`GET ${site.path('/')}search-index.json`]));
    expect(guard.requests.filter((request) => !request.startsWith('GET '))).toEqual([]);
    expect(guard.requests.filter((request) => /algolia|\/1\/indexes/.test(request))).toEqual([]);
  });

  test('Page chunks are loaded lazily; route assets may be prefetched: a page whose link the reader points at opens without a network', async ({
    context,
    page,
    site,
  }) => {
    const pathname = site.path('/obis/edge-service/station');
    await site.open(DELETE_A_KEY);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('head link[rel=prefetch]')).not.toHaveCount(0);
    const asked = new Set<Request>();
    const finished = new Set<Request>();
    page.on('request', (request) => asked.add(request));
    page.on('requestfinished', (request) => finished.add(request));
    const link = page.locator(`.menu a[href="${pathname}"]`);
    await link.hover();
    await expect.poll(() => asked.size).toBeGreaterThan(0);
    // Some requests that finish were asked for before, when links came into view.
    await expect.poll(() => [...asked].every((request) => finished.has(request))).toBe(true);
    const heading = (await page.locator('h1').textContent()) ?? '';
    await context.setOffline(true);
    await link.click();
    await expect(page).toHaveURL(pathname);
    await expect(page.locator('h1')).not.toHaveText(heading);
  });

  test('If storage is unavailable, it does nothing and a warning is logged once; the search works without it', async ({
    page,
    site,
    guard,
    search,
  }) => {
    guard.allow(
      /console warning: Docusaurus browser storage is not available\./,
      'the specification wants this warning',
    );
    await page.addInitScript(() => {
      for (const storage of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, storage, {
          get() {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
      }
    });
    await site.open(CONCEPT);
    await page.getByRole('button', {name: site.text.colorMode}).click();
    await page
      .locator('.theme-announcement-bar')
      .getByRole('button', {name: site.text.closeAnnouncement})
      .click();
    await search.find(site.text.narrowQuery);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`^[^?]*${site.path(DELETE_A_KEY)}`));
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    const warnings = guard.matching(/storage is not available/);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain(site.text.storageWarning);
  });
});
