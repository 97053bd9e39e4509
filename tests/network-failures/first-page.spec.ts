import type {Page} from '@playwright/test';
import {CONCEPT} from '../fixtures/routes';
import {waitForHydration} from '../fixtures/test';
import {ALL_FAILURES, expect, expectBanner, FILES, banner, test, type Failure} from './failingSite';

/** A page with code and links. */
const PAGE = '/markdown-features';

/** Open a page on a clock that the test can advance. */
async function open(page: Page, address: string): Promise<void> {
  await page.clock.install();
  await page.goto(address, {waitUntil: 'domcontentloaded'});
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
}

/** Expect what works without scripts: reading, and following a link. */
async function expectReadable(page: Page): Promise<void> {
  await page.locator('main a[href^="/"]:not([href*="#"])').first().click();
  await expect(page).not.toHaveURL(/markdown-features/);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
}

test.describe('The first page of a visit, its scripts', () => {
  const rows: {file: keyof typeof FILES; failure: Failure}[] = [
    ...ALL_FAILURES.map((failure) => ({file: 'scripts' as const, failure})),
    {file: 'runtime', failure: 'stalled'},
    {file: 'main', failure: 'stalled'},
    {file: 'page', failure: 'cut off'},
  ];
  for (const {file, failure} of rows) {
    test(`${file}: ${failure}`, async ({page, site, failures}) => {
      failures.fail(FILES[file], failure);
      await open(page, site.path(PAGE));
      await failures.waitForBanner(page, FILES[file]);
      await expectBanner(page);
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
      await expectReadable(page);
    });
  }
});

test('Scripts that come late take the banner away, and what was pressed happens', async ({
  page,
  site,
  failures,
  search,
}) => {
  failures.fail(FILES.scripts, 'late');
  await open(page, site.path(PAGE));
  await page.keyboard.press('Control+k');
  await page.clock.fastForward(15_000);
  await expectBanner(page);
  failures.recover();
  await waitForHydration(page);
  await expect(banner(page)).toHaveCount(0);
  await expect(search.input).toBeFocused();
});

test('A phone without scripts gets the menu and the languages, and no dead button', async ({
  page,
  site,
  failures,
}) => {
  await page.setViewportSize({width: 390, height: 800});
  failures.fail(FILES.main, 'stalled');
  await open(page, site.path(CONCEPT));
  await failures.waitForBanner(page, FILES.main);
  await expectBanner(page);
  await expect(page.locator('button[type=button]:visible')).toHaveCount(0);
  await expect(page.getByRole('navigation', {name: site.text.docsSidebar})).toBeVisible();
  await page.locator('.navbar .dropdown a[role=button]').first().focus();
  await expect(page.locator('.dropdown__menu a[lang=zh-CN]')).toBeVisible();
});

test('The banner reloads the page', async ({page, site, failures}) => {
  failures.fail(FILES.scripts, 'refused');
  await open(page, site.path(PAGE));
  await expectBanner(page);
  failures.recover();
  await banner(page).getByRole('link').click();
  await waitForHydration(page);
  await expect(banner(page)).toHaveCount(0);
});

test('HTML that stops half-way shows what has come, and the banner', async ({
  page,
  site,
  failures,
}) => {
  failures.fail(/features$/, 'stalled');
  await page.clock.install();
  await page.goto(site.path(PAGE), {waitUntil: 'commit'}).catch(() => undefined);
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await failures.waitForBanner(page, /features$/);
  await expectBanner(page);
});
