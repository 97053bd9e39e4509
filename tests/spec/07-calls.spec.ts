import {expect, test} from '../fixtures/test';
import {CONCEPT, localPath, PROCEDURE} from '../fixtures/routes';

test.describe('7. The calls it makes', () => {
  test('Embedded search asks for nothing but the static index of its language', async ({
    page,
    site,
    search,
    guard,
  }) => {
    await site.open(CONCEPT);
    await page.waitForLoadState('networkidle');
    await search.open();
    await search.find(site.text.narrowQuery);
    await search.find(site.text.broadQuery);
    const index = guard.requests.filter((request) => /search/.test(request));
    const data = index.filter((request) => request.includes('.json'));
    expect(new Set(data)).toEqual(new Set([`GET ${site.path('/')}search-index.json`]));
    expect(guard.requests.filter((request) => !request.startsWith('GET '))).toEqual([]);
    expect(guard.requests.filter((request) => /algolia|\/1\/indexes/.test(request))).toEqual([]);
  });

  test('The index is not asked for before the reader means to search', async ({
    page,
    site,
    guard,
  }) => {
    await site.open(CONCEPT);
    await page.waitForLoadState('networkidle');
    expect(guard.requests.filter((request) => /search.*\.json/.test(request))).toEqual([]);
  });

  test('No page prepares a connection to a search provider', async ({page, site}) => {
    await site.open(CONCEPT);
    await expect(page.locator('link[rel=preconnect], link[rel=dns-prefetch]')).toHaveCount(0);
  });

  test('Page chunks are loaded lazily, with Save-Data not before the click', async ({
    page,
    site,
    guard,
  }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', {
        value: {effectiveType: '4g', saveData: true},
      }),
    );
    const scripts = () => guard.requests.filter((request) => /\/assets\/js\//.test(request)).length;
    await site.open(CONCEPT);
    await page.waitForLoadState('networkidle');
    const before = scripts();
    const link = page.locator(`.menu a[href="${site.path(PROCEDURE)}"]`);
    await link.hover();
    await page.waitForTimeout(500);
    expect(scripts()).toBe(before);
    await link.click();
    await expect(page).toHaveURL(site.path(PROCEDURE));
    await expect.poll(scripts).toBeGreaterThan(before);
  });

  test('Route assets may be prefetched: no page before the reader points at its link, which then opens without a network', async ({
    context,
    page,
    site,
    guard,
  }) => {
    guard.allow(/ERR_INTERNET_DISCONNECTED .*\/img\//, 'the icon of the site; the test is offline');
    const pathname = site.path('/obis/edge-service/station');
    await site.open(PROCEDURE);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('head link[rel=prefetch]')).toHaveCount(0);
    const link = page.locator(`.menu a[href="${pathname}"]`);
    await link.hover();
    // What the link asks for under the pointer; the promise says when it is there.
    await page.evaluate(async (path) => void (await window.docusaurus.preload(path)), pathname);
    const heading = (await page.locator('h1').textContent()) ?? '';
    await context.setOffline(true);
    await link.click();
    await expect(page).toHaveURL(pathname);
    await expect(page.locator('h1')).not.toHaveText(heading);
  });

  test('Browser local storage is accessed with a change listener: another tab, in the other language, follows the colour mode', async ({
    context,
    page,
    site,
  }) => {
    await site.open(CONCEPT);
    const other = await context.newPage();
    await other.goto(localPath('zh', CONCEPT));
    await expect(other.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await page.getByRole('button', {name: site.text.colorMode}).click();
    await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('Persistence type is local storage, key suffix empty', async ({page, site}) => {
    await site.open(CONCEPT);
    await page.getByRole('button', {name: site.text.colorMode}).click();
    await page
      .locator('.theme-announcement-bar')
      .getByRole('button', {name: site.text.closeAnnouncement})
      .click();
    const keys = await page.evaluate(() => Object.keys(window.localStorage).sort());
    expect(keys).toEqual(
      expect.arrayContaining([
        'docusaurus.announcement.dismiss',
        'docusaurus.announcement.id',
        'theme',
      ]),
    );
  });
});

test.describe('7. The calls it makes › If storage is unavailable', () => {
  test.beforeEach(async ({page, guard, site}) => {
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
  });

  test('8. it does nothing and a warning is logged once', async ({page, site, guard}) => {
    await page.getByRole('button', {name: site.text.colorMode}).click();
    await page
      .locator('.theme-announcement-bar')
      .getByRole('button', {name: site.text.closeAnnouncement})
      .click();
    await page.locator(`.menu a[href="${site.path(PROCEDURE)}"]`).click();
    await expect(page).toHaveURL(site.path(PROCEDURE));
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(guard.matching(/storage is not available/)).toHaveLength(1);
    expect(guard.matching(/storage is not available/)[0]).toContain(site.text.storageWarning);
  });

  test('search works without it', async ({page, site, search}) => {
    await search.open();
    await expect(search.root.getByText(site.text.noRecent)).toBeVisible();
    await search.find(site.text.narrowQuery);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`^[^?]*${site.path(PROCEDURE)}`));
  });
});
