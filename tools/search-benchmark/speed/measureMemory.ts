import type {Browser} from '@playwright/test';
import {folderOf, type Language} from './site';

/** Bytes of a page with its workers: before the search was opened, and after the first query. */
export type Memory = {before: number; after: number};

type Measured = {bytes: number};

/**
 * Measures what the loaded search keeps in memory. The page must be isolated from other origins.
 * @throws Error when the browser isolates no pages
 */
export async function measureMemory(
  browser: Browser,
  origin: string,
  language: Language,
): Promise<Memory> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${origin}/${folderOf(language)}`);
  await page.waitForSelector('html[data-has-hydrated="true"]');
  await page.waitForLoadState('networkidle');
  if (!(await page.evaluate(() => crossOriginIsolated))) {
    throw new Error(
      'This Chromium cannot measure memory: it does not isolate pages, as the headless shell does not. ' +
        'Set OBIS_CHROMIUM to a Chromium for desktops, for example /usr/bin/chromium.',
    );
  }
  // The call collects garbage first, in every thread of the page.
  const measure = () =>
    page.evaluate(async () => {
      const {measureUserAgentSpecificMemory: measureIt} = performance as unknown as {
        measureUserAgentSpecificMemory: (this: Performance) => Promise<Measured>;
      };
      return (await measureIt.call(performance)).bytes;
    });
  const before = await measure();
  await page.keyboard.press('Control+k');
  await page.locator('.DocSearch-Input').fill(language === 'zh' ? '密钥' : 'key');
  await page.getByRole('option').first().waitFor({timeout: 120_000});
  const after = await measure();
  await context.close();
  return {before, after};
}
