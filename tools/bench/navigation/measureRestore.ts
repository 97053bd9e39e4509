import type {Browser} from '@playwright/test';
import {probe} from './measureStep';

/** Whether a page comes back from the browser's memory (bfcache), and why not. */
export type Restore = {readonly restored: boolean; readonly reasons: readonly string[]};

const PATIENCE_MS = 20_000;

/**
 * Leaves a page for another document and goes back.
 * @param address the page
 * @param other a document of the same origin
 */
export async function measureRestore(
  browser: Browser,
  address: string,
  other: string,
): Promise<Restore> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    // The page that comes back out of memory is not always known to Playwright again, so another one asks.
    const witness = await context.newPage();
    await page.addInitScript({content: probe});
    await page.goto(address, {waitUntil: 'networkidle'});
    await page.goto(other, {waitUntil: 'networkidle'});
    await witness.goto(new URL('/img/favicon.svg', address).href);
    await page.evaluate('setTimeout(() => history.back(), 100)');
    const seen = await witness.waitForFunction(
      `(() => {
        const shown = JSON.parse(localStorage.getItem('obis-bench'));
        return shown.path === ${JSON.stringify(new URL(address).pathname)} && shown;
      })()`,
      undefined,
      {polling: 100, timeout: PATIENCE_MS},
    );
    const {persisted, reasons} = (await seen.jsonValue()) as {
      persisted: boolean;
      reasons: string[];
    };
    return {restored: persisted, reasons};
  } finally {
    await context.close();
  }
}
