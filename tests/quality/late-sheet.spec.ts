import type {Page} from '@playwright/test';
import {MAIN_DOC} from '../fixtures/routes';
import {expect, test} from '../fixtures/test';

/** Whether the page has the whole sheet in force. */
const hasSheet = (page: Page) =>
  page.evaluate(() => window.obisEarly?.sheets.every(({media}) => media === 'all'));

test.describe('The whole sheet comes into force', {tag: '@once'}, () => {
  test.use({viewport: {width: 390, height: 800}});

  test('not while the page is only read', async ({page, site}) => {
    await site.open(MAIN_DOC);
    await page.mouse.wheel(0, 3000);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(2000);
    // As a finger that scrolls does.
    for (const type of ['pointerdown', 'touchstart'])
      await page.locator('.markdown > p').first().dispatchEvent(type);
    expect(await hasSheet(page)).toBe(false);
  });

  test('before a control is used', async ({page, site}) => {
    await site.open(MAIN_DOC);
    await page.locator('.navbar__toggle').dispatchEvent('touchstart');
    expect(await hasSheet(page)).toBe(true);
  });

  test('before something new is painted', async ({page, site}) => {
    await site.open(MAIN_DOC);
    // A class that the page has no element of, and so no styles either.
    const display = await page.evaluate(async () => {
      const list = document.querySelector('.markdown')?.parentElement ?? document.body;
      list.classList.add('tabs');
      await Promise.resolve();
      return getComputedStyle(list).display;
    });
    expect(display).toBe('flex');
    expect(await hasSheet(page)).toBe(true);
  });

  test('and not for a class that the page has its styles of', async ({page, site}) => {
    await site.open(MAIN_DOC);
    await page
      .locator('.markdown > p')
      .first()
      .evaluate((element) => element.classList.add('pagination-nav'));
    expect(await hasSheet(page)).toBe(false);
  });
});
