import {CONCEPT, PROCEDURE} from '../fixtures/routes';
import {expect, test} from '../fixtures/test';

declare global {
  interface Window {
    /** The events that keep a page out of the browser's cache of left pages, and were listened for. */
    obisLeaveListeners: string[];
  }
}

/**
 * What https://web.dev/articles/bfcache asks of a page. The headless shell that runs these tests has no such cache; that the
 * pages come back from it in Chromium is measured by `npm run bench`.
 */
test(
  'Nothing keeps a page that was left out of the cache from which the browser shows it again',
  {tag: '@once'},
  async ({page, site, search}) => {
    await page.addInitScript(() => {
      window.obisLeaveListeners = [];
      const add = window.addEventListener.bind(window);
      window.addEventListener = (
        type: string,
        listener: EventListenerOrEventListenerObject,
        options?: boolean | AddEventListenerOptions,
      ) => {
        if (/^(?:before)?unload$/.test(type)) window.obisLeaveListeners.push(type);
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
      listeners: window.obisLeaveListeners,
      handlers: [window.onunload, window.onbeforeunload],
    }));
    expect(listeners).toEqual([]);
    expect(handlers).toEqual([null, null]);
  },
);
