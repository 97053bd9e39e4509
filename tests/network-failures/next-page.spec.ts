import type {Page} from '@playwright/test';
import {CONCEPT, PROCEDURE} from '../fixtures/routes';
import {waitForHydration, type Site} from '../fixtures/test';
import {ALL_FAILURES, expect, expectBanner, FILES, banner, test} from './failingSite';

async function open(page: Page, site: Site, pathname: string): Promise<void> {
  await page.clock.install();
  await site.open(pathname);
  await page.waitForLoadState('networkidle');
}

const linkTo = (page: Page, site: Site) => page.locator(`.menu a[href="${site.path(PROCEDURE)}"]`);

/** Expect that the old page is still shown and its controls work. */
async function expectOldPage(page: Page, site: Site): Promise<void> {
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.locator('#nprogress')).toHaveCount(0);
  await page.getByRole('button', {name: site.text.colorMode}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
}

test.describe('If the next page cannot be loaded after a click', () => {
  for (const {failure, tag} of ALL_FAILURES) {
    test(
      `its chunk ${failure}: the browser loads it as a document`,
      {tag},
      async ({page, site, failures}) => {
        await open(page, site, CONCEPT);
        const before = await page.getByRole('heading', {level: 1}).innerText();
        failures.fail(FILES.page, failure);
        await linkTo(page, site).click();
        // Only a stalled request needs the timeout. For the other failures the document is requested at once, and advancing the clock would
        // end that request.
        if (failure === 'stalled') await failures.waitForBanner(page, FILES.page);
        await expect(page.getByRole('heading', {level: 1})).not.toHaveText(before);
        await expect(page).toHaveURL(site.path(PROCEDURE));
        // The browser may take the chunk from its cache, so no request shows when the five seconds of the document begin.
        await expect(async () => {
          await page.clock.fastForward(5000);
          await expect(banner(page)).toHaveCount(1, {timeout: 500});
        }).toPass();
        await expectBanner(page);
      },
    );
  }

  for (const {failure, tag} of ALL_FAILURES) {
    test(
      `the whole server ${failure}: the old page stays`,
      {tag},
      async ({page, site, failures}) => {
        await open(page, site, CONCEPT);
        const before = await page.getByRole('heading', {level: 1}).innerText();
        failures.fail(/./, failure);
        await linkTo(page, site).click();
        await failures.waitForBanner(page, FILES.page);
        if (failure !== 'cut off') await expectBanner(page);
        await expect(page.getByRole('heading', {level: 1})).toHaveText(before);
        await expectOldPage(page, site);
      },
    );
  }
});

// One test for each way, because the first one fills the cache of the browser.
for (const way of ['Retry', 'the network']) {
  test(`When the network is back, ${way} brings the page`, async ({page, site, failures}) => {
    await open(page, site, CONCEPT);
    failures.fail(/./, 'refused');
    await linkTo(page, site).click();
    await expectBanner(page);
    await page.getByRole('button', {name: site.text.retry}).click();
    await expectBanner(page);
    failures.recover();
    if (way === 'Retry') await page.getByRole('button', {name: site.text.retry}).click();
    else await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page.locator(`link[rel=canonical][href$="${site.path(PROCEDURE)}"]`)).toHaveCount(
      1,
    );
    await waitForHydration(page);
    await expect(banner(page)).toHaveCount(0);
  });
}
