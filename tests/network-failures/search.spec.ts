import type {Page} from '@playwright/test';
import {CONCEPT, DELETE_A_KEY} from '../fixtures/routes';
import type {Site} from '../fixtures/test';
import {ALL_FAILURES, expect, expectBanner, FILES, banner, test} from './failingSite';

/** Failures that the browser reports. A stalled request is noticed only by a timeout. */
const REPORTED_FAILURES = ALL_FAILURES.filter((failure) => failure !== 'stalled');

async function open(page: Page, site: Site): Promise<void> {
  await page.clock.install();
  await site.open(CONCEPT);
  await page.waitForLoadState('networkidle');
}

test.describe('If the script of the search modal does not load, a banner appears', () => {
  for (const failure of ALL_FAILURES) {
    test(failure, async ({page, site, failures}) => {
      await open(page, site);
      failures.fail(FILES.modal, failure);
      await page.keyboard.press('Control+k');
      await failures.waitForBanner(page, FILES.modal);
      await expectBanner(page);
      // The rest of the page still works.
      await banner(page).getByRole('button', {name: site.text.close}).click();
      await page.locator(`.menu a[href="${site.path(DELETE_A_KEY)}"]`).click();
      await expect(page).toHaveURL(site.path(DELETE_A_KEY));
    });
  }

  test('if the script comes late, the modal opens with the text that was typed', async ({
    page,
    site,
    failures,
    search,
  }) => {
    await open(page, site);
    failures.fail(FILES.modal, 'late');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('key');
    await failures.waitForBanner(page, FILES.modal);
    await expectBanner(page);
    failures.recover();
    await expect(search.input).toHaveValue('key');
    await expect(banner(page)).toHaveCount(0);
  });

  for (const cancel of ['the banner was closed', 'Escape was pressed']) {
    test(`if the script comes after ${cancel}, the modal stays closed`, async ({
      page,
      site,
      failures,
      search,
    }) => {
      await open(page, site);
      failures.fail(FILES.modal, 'late');
      await page.keyboard.press('Control+k');
      await failures.waitForBanner(page, FILES.modal);
      if (cancel === 'Escape was pressed') await page.keyboard.press('Escape');
      else await banner(page).getByRole('button', {name: site.text.close}).click();
      const arrived = page.waitForResponse(FILES.modal);
      failures.recover();
      await (await arrived).finished();
      await page.clock.runFor(300);
      await expect(search.root).toHaveCount(0);
    });
  }
});

test.describe('If the search worker does not load, the modal shows an error and recovers', () => {
  for (const failure of ALL_FAILURES) {
    test(failure, async ({page, site, failures, search}) => {
      await open(page, site);
      failures.fail(FILES.worker, failure);
      await search.open();
      await search.input.fill(site.text.broadQuery);
      await failures.waitForBanner(page, FILES.worker);
      await expect(search.root.getByText(site.text.unableToFetch)).toBeVisible();
      failures.recover();
      await search.find(site.text.narrowQuery);
    });
  }
});

test.describe('If the search index does not load, the modal shows an error and recovers', () => {
  for (const failure of REPORTED_FAILURES) {
    test(failure, async ({page, site, failures, search}) => {
      await open(page, site);
      failures.fail(FILES.index, failure);
      await search.open();
      await search.input.fill(site.text.broadQuery);
      await expect(search.root.getByText(site.text.unableToFetch)).toBeVisible();
      await expect(search.root.getByText(site.text.checkNetwork)).toBeVisible();
      failures.recover();
      await search.find(site.text.narrowQuery);
    });
  }
});

test.describe('While the search index is missing, the search says that it is still searching', () => {
  test('in the modal, until the late index arrives', async ({page, site, failures, search}) => {
    await open(page, site);
    failures.fail(FILES.index, 'late');
    await search.open();
    await search.input.fill(site.text.broadQuery);
    await failures.waitForBanner(page, FILES.index);
    const late = page.getByText(site.text.stillSearching).filter({visible: true});
    await expect(late).toHaveCount(1);
    await expect(page.getByRole('status').getByText(site.text.stillSearching)).toBeAttached();
    failures.recover();
    await expect(search.options.first()).toBeVisible();
    await expect(late).toHaveCount(0);
  });

  test('on the search page, until the late index arrives', async ({page, site, failures}) => {
    await page.clock.install();
    failures.fail(FILES.index, 'late');
    await page.goto(site.path(`/search?q=${encodeURIComponent(site.text.broadQuery)}`));
    await failures.waitForBanner(page, FILES.index);
    await expect(page.getByRole('main').getByText(site.text.stillSearching).first()).toBeVisible();
    failures.recover();
    await expect(page.locator('main ol a').first()).toBeVisible();
    await expect(page.getByText(site.text.stillSearching)).toHaveCount(0);
  });
});
