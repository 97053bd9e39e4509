import {CONCEPT, PROCEDURE} from '../fixtures/routes';
import {expect, test} from '../fixtures/test';

declare global {
  interface Window {
    /** Events with a listener that make a page ineligible for the back/forward cache. */
    obisUnloadListeners: string[];
  }
}

/**
 * The conditions of https://web.dev/articles/bfcache. The headless shell that runs these tests has no such cache; on
 * 2026-11-22 Chromium restored 12 of 12 pages from it.
 */
test('Pages are eligible for the back/forward cache', async ({page, site, search}) => {
  await page.addInitScript(() => {
    window.obisUnloadListeners = [];
    const add = window.addEventListener.bind(window);
    window.addEventListener = (
      type: string,
      listener: EventListenerOrEventListenerObject,
      options?: boolean | AddEventListenerOptions,
    ) => {
      if (/^(?:before)?unload$/.test(type)) window.obisUnloadListeners.push(type);
      add(type, listener, options);
    };
  });
  const response = await site.open(CONCEPT);
  expect(response.headers()['cache-control'] ?? '').not.toContain('no-store');
  await page.keyboard.press('Control+k');
  await expect(search.input).toBeFocused();
  await page.keyboard.press('Escape');
  await page.locator(`.menu a[href="${site.path(PROCEDURE)}"]`).click();
  await expect(page).toHaveURL(site.path(PROCEDURE));
  const {listeners, handlers} = await page.evaluate(() => ({
    listeners: window.obisUnloadListeners,
    handlers: [window.onunload, window.onbeforeunload],
  }));
  expect(listeners).toEqual([]);
  expect(handlers).toEqual([null, null]);
});
