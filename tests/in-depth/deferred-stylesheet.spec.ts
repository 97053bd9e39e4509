import type {Page} from '@playwright/test';
import {MAIN_DOC} from '../fixtures/routes';
import {expect, test} from '../fixtures/test';

/** Whether the deferred stylesheet is active. */
const isActive = (page: Page) =>
  page.evaluate(() => window.obisEarly?.sheets.every(({media}) => media === 'all'));

test.describe('The deferred stylesheet is activated', () => {
  test.use({viewport: {width: 390, height: 800}});

  test('not by reading and scrolling', async ({page, site}) => {
    await site.open(MAIN_DOC);
    await page.mouse.wheel(0, 3000);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(2000);
    // The events of a touch scroll.
    for (const type of ['pointerdown', 'touchstart'])
      await page.locator('.markdown > p').first().dispatchEvent(type);
    expect(await isActive(page)).toBe(false);
  });

  test('before a control is used', async ({page, site}) => {
    await site.open(MAIN_DOC);
    await page.locator('.navbar__toggle').dispatchEvent('touchstart');
    expect(await isActive(page)).toBe(true);
    // In the place of the critical CSS.
    await expect(page.locator('head > style')).toHaveAttribute('media', 'not all');
  });

  test('before an element needs styles that the critical CSS lacks', async ({page, site}) => {
    await site.open(MAIN_DOC);
    // No element of the page has this class, so its critical CSS lacks the styles.
    const display = await page.evaluate(async () => {
      const list = document.querySelector('.markdown')?.parentElement ?? document.body;
      list.classList.add('tabs');
      await Promise.resolve();
      return getComputedStyle(list).display;
    });
    expect(display).toBe('flex');
    expect(await isActive(page)).toBe(true);
  });

  test('but not for a class in the critical CSS', async ({page, site}) => {
    await site.open(MAIN_DOC);
    await page
      .locator('.markdown > p')
      .first()
      .evaluate((element) => element.classList.add('pagination-nav'));
    expect(await isActive(page)).toBe(false);
  });
});
