import type {Page} from '@playwright/test';
import {CONCEPT} from '../fixtures/routes';
import {waitForHydration} from '../fixtures/test';
import {ALL_FAULTS, expect, expectBanner, FILES, banner, test, type Fault} from './faultySite';

/** A page with a box to open, a tab, and links. */
const PAGE = '/markdown-features';

/** Opens a page on a clock that the test can advance. */
async function open(page: Page, address: string): Promise<void> {
  await page.clock.install();
  await page.goto(address, {waitUntil: 'domcontentloaded'});
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
}

/** What works without scripts: reading, boxes to open, links. */
async function expectReadable(page: Page): Promise<void> {
  await page.locator('summary').first().click();
  await expect(page.locator('details').first().locator('p').first()).toBeVisible();
  await page.locator('main a[href^="/"]:not([href*="#"])').first().click();
  await expect(page).not.toHaveURL(/markdown-features/);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
}

test.describe('The first page of a visit, its scripts', () => {
  const stalled = {fault: 'stalled' as const, tag: ['@all']};
  const rows: {file: keyof typeof FILES; fault: Fault; tag: string[]}[] = [
    ...ALL_FAULTS.map((row) => ({...row, file: 'scripts' as const})),
    {file: 'runtime', ...stalled},
    {file: 'main', ...stalled},
    {file: 'page', fault: 'cut off', tag: []},
  ];
  for (const {file, fault, tag} of rows) {
    test(`${file}: ${fault}`, {tag}, async ({page, site, faults}) => {
      faults.set(FILES[file], fault);
      await open(page, site.path(PAGE));
      await faults.outwait(page, FILES[file]);
      await expectBanner(page);
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
      await expectReadable(page);
    });
  }
});

test('Scripts that come late take the banner away, and what was pressed happens', async ({
  page,
  site,
  faults,
  search,
}) => {
  faults.set(FILES.scripts, 'late');
  await open(page, site.path(PAGE));
  await page.keyboard.press('Control+k');
  await page.clock.fastForward(5000);
  await expectBanner(page);
  faults.recover();
  await waitForHydration(page);
  await expect(banner(page)).toHaveCount(0);
  await expect(search.input).toBeFocused();
});

test('A phone without scripts gets the menu and the languages, and no dead button', async ({
  page,
  site,
  faults,
}) => {
  await page.setViewportSize({width: 390, height: 800});
  faults.set(FILES.main, 'stalled');
  await open(page, site.path(CONCEPT));
  await faults.outwait(page, FILES.main);
  await expectBanner(page);
  await expect(page.locator('button[type=button]:visible')).toHaveCount(0);
  await expect(page.getByRole('navigation', {name: site.text.docsSidebar})).toBeVisible();
  await page.locator('.navbar .dropdown a[role=button]').first().focus();
  await expect(page.locator('.dropdown__menu a[lang=zh-CN]')).toBeVisible();
});

test('The banner reloads the page', async ({page, site, faults}) => {
  faults.set(FILES.scripts, 'refused');
  await open(page, site.path(PAGE));
  await expectBanner(page);
  faults.recover();
  await banner(page).getByRole('link').click();
  await waitForHydration(page);
  await expect(banner(page)).toHaveCount(0);
});

test('HTML that stops half-way shows what has come, and the banner', async ({
  page,
  site,
  faults,
}) => {
  faults.set(/features$/, 'stalled');
  await page.clock.install();
  await page.goto(site.path(PAGE), {waitUntil: 'commit'}).catch(() => undefined);
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await faults.outwait(page, /features$/);
  await expectBanner(page);
});

test.describe('The first page of a visit, its stylesheet', () => {
  for (const {fault, tag} of ALL_FAULTS.filter(({fault: name}) => name !== 'cut off')) {
    test(fault, {tag}, async ({page, site, faults, search}) => {
      faults.set(FILES.sheet, fault);
      await open(page, site.path(PAGE));
      await waitForHydration(page);
      await faults.outwait(page, FILES.sheet);
      await expectBanner(page);
      await page.keyboard.press('Control+k');
      await expect(search.input).toBeFocused();
    });
  }

  test('late: the banner goes when it comes', async ({page, site, faults}) => {
    faults.set(FILES.sheet, 'late');
    await open(page, site.path(PAGE));
    await waitForHydration(page);
    await faults.outwait(page, FILES.sheet);
    await expectBanner(page);
    faults.recover();
    await expect(banner(page)).toHaveCount(0);
  });
});
