import type {Browser} from '@playwright/test';
import type {Locale} from '../../src/plugins/product-model/schema';
import type {BenchPage} from './cases';
import {probe} from './measureStep';
import type {ServedSite} from './serveSite';

const TIMEOUT_MS = 20_000;

/** Leaves a page for another document, goes back, and returns why the bfcache did not restore it; empty if it did. */
async function findNotRestoredReasons(
  browser: Browser,
  address: string,
  other: string,
): Promise<readonly string[]> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    // Playwright may lose track of a restored page, so a second one reads the result.
    const observer = await context.newPage();
    await page.addInitScript({content: probe});
    await page.goto(address, {waitUntil: 'networkidle'});
    await page.goto(other, {waitUntil: 'networkidle'});
    await observer.goto(new URL('/img/favicon.svg', address).href);
    await page.evaluate('setTimeout(() => history.back(), 100)');
    const seen = await observer.waitForFunction(
      `(() => {
        const shown = JSON.parse(localStorage.getItem('obis-bench'));
        return shown.path === ${JSON.stringify(new URL(address).pathname)} && shown;
      })()`,
      undefined,
      {polling: 100, timeout: TIMEOUT_MS},
    );
    const {persisted, reasons} = (await seen.jsonValue()) as {
      persisted: boolean;
      reasons: string[];
    };
    if (persisted) return [];
    return reasons.length > 0 ? reasons : ['no reason given'];
  } finally {
    await context.close();
  }
}

/** How many pages the back/forward cache (bfcache) restores, and which it does not, with the browser's reasons. */
export async function measureBfcache(
  browser: Browser,
  site: ServedSite,
  pages: readonly BenchPage[],
  locales: readonly Locale[],
): Promise<string> {
  const lost: string[] = [];
  for (const {name, route} of pages) {
    for (const locale of locales) {
      const other = site.addressOf(locale, 'thank-you');
      const reasons = await findNotRestoredReasons(browser, site.addressOf(locale, route), other);
      if (reasons.length > 0) lost.push(`${name} (${locale}: ${reasons.join(', ')})`);
    }
  }
  const count = pages.length * locales.length;
  const not = lost.length > 0 ? `, not ${lost.join(', ')}` : '';
  return `${site.name}: ${count - lost.length} of ${count} pages come back from the browser's memory${not}.`;
}
