import type {Page} from '@playwright/test';
import {ERROR_CODES, GLOSSARY} from '../fixtures/routes';
import {expect, test} from '../fixtures/test';

/** All text of the page, of blocks that are not laid out yet too (content-visibility). */
const textOf = (page: Page) => page.locator('.markdown').textContent();

/** Goes back (`null`) or clicks a link, and measures the first frame of the new page. */
const firstFrame = (page: Page, href: string | null) =>
  page.evaluate(async (address) => {
    const title = () => document.querySelector('h1')?.textContent;
    const before = title();
    if (address === null) window.history.back();
    else document.querySelector<HTMLAnchorElement>(`.menu a[href="${address}"]`)?.click();
    while (title() === before) await new Promise(requestAnimationFrame);
    const text = document.querySelector('.markdown');
    return {
      blocks: text?.childElementCount ?? 0,
      bottom: text?.getBoundingClientRect().bottom ?? 0,
      window: window.innerHeight,
    };
  }, href);

test.describe('The text after client-side navigation', () => {
  for (const height of [800, 2400]) {
    test(`fills a window of ${height} px in the first frame and is complete soon after`, async ({
      page,
      site,
    }) => {
      await page.setViewportSize({width: 1280, height});
      await site.open(ERROR_CODES);
      const whole = await textOf(page);
      const blocks = await page.locator('.markdown > *').count();

      await site.open(GLOSSARY);
      const first = await firstFrame(page, site.path(ERROR_CODES));
      expect(first.blocks).toBeLessThan(blocks);
      expect(first.bottom).toBeGreaterThan(first.window);
      await expect.poll(() => textOf(page)).toBe(whole);
    });
  }

  test('is complete at once on the way back, so that the scroll position is restored', async ({
    page,
    site,
  }) => {
    await site.open(ERROR_CODES);
    const blocks = await page.locator('.markdown > *').count();
    await page.evaluate(() => window.scrollTo(0, 3000));
    await firstFrame(page, site.path(GLOSSARY));
    const first = await firstFrame(page, null);
    expect(first.blocks).toBe(blocks);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(3000);
  });

  test('fills the window first on the way back to the top of a page, too', async ({page, site}) => {
    await site.open(ERROR_CODES);
    const blocks = await page.locator('.markdown > *').count();
    await firstFrame(page, site.path(GLOSSARY));
    const first = await firstFrame(page, null);
    expect(first.blocks).toBeLessThan(blocks);
    expect(first.bottom).toBeGreaterThan(first.window);
    await expect(page.locator('.markdown > *')).toHaveCount(blocks);
  });
});
