import type {Page} from '@playwright/test';
import {CONCEPT, DELETE_A_KEY} from '../fixtures/routes';
import {waitForHydration, type Site} from '../fixtures/test';
import {ALL_FAILURES, expect, expectBanner, FILES, banner, test} from './failingSite';

/** Open a page as a reader who saves data, because Docusaurus would otherwise load the next page before its request can fail. */
async function open(page: Page, site: Site, pathname: string): Promise<void> {
  await page.clock.install();
  await page.addInitScript(() => {
    Object.defineProperty(Reflect.get(navigator, 'connection'), 'saveData', {value: true});
  });
  await site.open(pathname);
  await page.waitForLoadState('networkidle');
}

const linkTo = (page: Page, site: Site) =>
  page.locator(`.menu a[href="${site.path(DELETE_A_KEY)}"]`);

/** Count the documents that the page requests from now on. */
function countDocuments(page: Page): {count: number} {
  const documents = {count: 0};
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.count += 1;
  });
  return documents;
}

test.describe('If the next page cannot be loaded after a click', () => {
  for (const failure of ALL_FAILURES.filter((name) => name !== 'stalled')) {
    test(`its chunk ${failure}: the page reloads once and can be read`, async ({
      page,
      site,
      failures,
    }) => {
      await open(page, site, CONCEPT);
      const before = await page.getByRole('heading', {level: 1}).innerText();
      const documents = countDocuments(page);
      failures.fail(FILES.page, failure);
      await linkTo(page, site).click();
      await expect(page.getByRole('heading', {level: 1})).not.toHaveText(before);
      await expect(page).toHaveURL(site.path(DELETE_A_KEY));
      await expectBanner(page);
      expect(documents.count).toBe(1);
    });
  }
});

test('If the next page takes long, the old page stays, and Retry loads it', async ({
  page,
  site,
  failures,
}) => {
  await open(page, site, CONCEPT);
  const heading = page.getByRole('heading', {level: 1});
  const before = await heading.innerText();
  failures.fail(FILES.page, 'stalled');
  await linkTo(page, site).click();
  await failures.waitForBanner(page, FILES.page);
  await expectBanner(page);
  await expect(heading).toHaveText(before);
  await page.getByRole('button', {name: site.text.colorMode}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  failures.recover();
  await page.getByRole('button', {name: site.text.retry}).click();
  await expect(heading).not.toHaveText(before);
  await waitForHydration(page);
  await expect(banner(page)).toHaveCount(0);
});

test('A page that comes late takes the banner away', async ({page, site, failures}) => {
  await open(page, site, CONCEPT);
  failures.fail(FILES.page, 'late');
  await linkTo(page, site).click();
  await failures.waitForBanner(page, FILES.page);
  await expectBanner(page);
  failures.recover();
  await expect(page.locator(`link[rel=canonical][href$="${site.path(DELETE_A_KEY)}"]`)).toHaveCount(
    1,
  );
  await expect(banner(page)).toHaveCount(0);
});
