import type {BrowserContext, Page} from '@playwright/test';
import {CONCEPT, PROCEDURE} from '../fixtures/routes';
import {FAVORITES_KEY, RECENTS_KEY} from '../fixtures/searchModal';
import {expect, test, waitForHydration} from '../fixtures/test';

/** A page with a checklist. */
const CHECKLIST = '/obis/get-started/basic-operation-procedures';
const CHECKLIST_KEY = /^obis-checklist-/;

const boxes = (page: Page) => page.getByRole('article').getByRole('checkbox');

/** Return what is stored under a key while a box is ticked. The box is unticked again. */
async function valueWith(page: Page, key: string, box: number): Promise<string> {
  await boxes(page).nth(box).check();
  const value = await page.evaluate((name) => localStorage.getItem(name), key);
  await boxes(page).nth(box).uncheck();
  return value ?? '';
}

/** Tick a box, and return the key under which the page stores its checklist. */
async function checklistKey(page: Page): Promise<string> {
  await boxes(page).first().check();
  const keys = await page.evaluate(() => Object.keys(localStorage));
  return keys.find((key) => CHECKLIST_KEY.test(key)) ?? '';
}

test('If the storage has invalid values under every key, the page works as with an empty storage', async ({
  page,
  site,
  search,
}) => {
  await site.open(CHECKLIST);
  const keys = [
    await checklistKey(page),
    'theme',
    'docusaurus.announcement.dismiss',
    'docusaurus.announcement.id',
    'docs-preferred-version-default',
    RECENTS_KEY,
    FAVORITES_KEY,
  ];
  await page.evaluate((names) => {
    const nonsense = '"><img src=x onerror="window.ran=true">';
    localStorage.clear();
    for (const name of names) localStorage.setItem(name, nonsense);
  }, keys);
  await site.open(CHECKLIST);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(boxes(page).and(page.locator(':checked'))).toHaveCount(0);
  await boxes(page).nth(1).check();
  await site.open(CHECKLIST);
  await expect(boxes(page).nth(1)).toBeChecked();
  await search.find(site.text.broadQuery);
  await page.keyboard.press('Enter');
  await expect(search.root).toHaveCount(0);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
});

test('If the storage is full, ticks stay while the page is open', async ({page, site, guard}) => {
  guard.allow(/storage error|QuotaExceeded/i, 'the specification wants these messages');
  await site.open(CHECKLIST);
  await page.evaluate(() => {
    for (let size = 1 << 20; size >= 1; size >>= 1) {
      try {
        for (let count = 0; ; count += 1)
          localStorage.setItem(`${size}-${count}`, 'x'.repeat(size));
      } catch {
        // The storage is full for values of this size.
      }
    }
  });
  await boxes(page).first().check();
  await boxes(page).nth(1).check();
  await expect(boxes(page).first()).toBeChecked();
  await expect(boxes(page).nth(1)).toBeChecked();
});

test('Search and links work with a wrong clock that is set right while the page is open', async ({
  page,
  site,
  search,
}) => {
  await page.clock.install({time: new Date('1980-01-01')});
  await site.open(CONCEPT);
  await search.find(site.text.broadQuery);
  await page.keyboard.press('Escape');
  await page.clock.setSystemTime(new Date('2026-11-22'));
  await page.locator(`.menu a[href="${site.path(PROCEDURE)}"]`).click();
  await expect(page).toHaveURL(site.path(PROCEDURE));
  await search.find(site.text.narrowQuery);
});

/** Open a page in a second tab of the same browser. */
async function openTab(context: BrowserContext, address: string): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(address);
  await waitForHydration(tab);
  return tab;
}

test.describe('Two tabs', () => {
  test('show the same ticks, and lose none of them', async ({context, page, site}) => {
    await site.open(CHECKLIST);
    const other = await openTab(context, site.path(CHECKLIST));
    await boxes(page).nth(0).check();
    await expect(boxes(other).nth(0)).toBeChecked();
    await boxes(other).nth(1).check();
    await expect(boxes(page).nth(1)).toBeChecked();
    // Another tab of the browser may be frozen and get no storage event. Imitate that: change the storage in the same tab.
    const key = await checklistKey(page);
    const stored = [key, await valueWith(page, key, 2)] as const;
    await expect(boxes(other).nth(2)).not.toBeChecked();
    await other.evaluate(([name, value]) => localStorage.setItem(name, value), stored);
    await boxes(other).nth(3).check();
    for (const box of [0, 1, 2, 3]) await expect(boxes(other).nth(box)).toBeChecked();
  });
});
