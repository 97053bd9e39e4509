import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Browser, Page} from '@playwright/test';
import type {Figures} from './measureCases';

/** How a reader goes to the next page. */
export type Way = 'prefetched' | 'at once' | 'back';

export type StepOptions = {
  readonly way: Way;
  /** Address of the page to start from. */
  readonly address: string;
  /** Rate of CPU throttling. */
  readonly slowdown: number;
};

/** The link to the next page; every measured page has one, in both themes. */
const LINK = '.pagination-nav__link--next';
const HYDRATED = 'html[data-has-hydrated="true"]';
/** How long the pointer rests on a link before the click. */
const HOVER_MS = 500;
const TIMEOUT_MS = 60_000;

/** The script that measures inside a page. */
export const probe = readFileSync(path.join(import.meta.dirname, 'probe.js'), 'utf8');

type Reading = {from: string; at: number; painted?: number; late?: number};

async function readStep(page: Page): Promise<Figures> {
  const handle = await page.waitForFunction(
    'window.obisBench?.read()?.painted && window.obisBench.read()',
    undefined,
    // Not at every frame, which would load the page.
    {polling: 100, timeout: TIMEOUT_MS},
  );
  const {at, painted, late} = (await handle.jsonValue()) as Required<Reading>;
  return {ms: Math.round(painted - at), 'late scripts': late};
}

async function hoverAndClick(page: Page): Promise<void> {
  // Scrolls as a reader would, so that everything above is laid out.
  await page.keyboard.press('End');
  await page.locator(LINK).hover({timeout: TIMEOUT_MS});
  await page.waitForTimeout(HOVER_MS);
  await page.mouse.down();
  await page.mouse.up();
}

/**
 * Measures one navigation with an empty cache: milliseconds from the click (or the call to go back) to the paint of the
 * new page, and the number of scripts that were requested after the click.
 *
 * The end is the `renderTime` of the new page's `<h1>` (Element Timing API): when the first frame with it was
 * presented. Two nested animation frames would round up to the next frame, and the `PerformanceEventTiming` of
 * the click ends at the frame after it, which is too early when the page's code is still loading.
 * @throws Error when the next page is not painted within a minute
 */
export async function measureStep(
  browser: Browser,
  {way, address, slowdown}: StepOptions,
): Promise<Figures> {
  const context = await browser.newContext({viewport: {width: 1280, height: 800}});
  try {
    const page = await context.newPage();
    await page.addInitScript({content: probe});
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
    if (way === 'at once') {
      await page.goto(address, {waitUntil: 'commit'});
      await page.waitForSelector(LINK, {state: 'attached', timeout: TIMEOUT_MS});
      await page.evaluate(`window.obisBench.clickWhenHydrated('${LINK}')`);
      return await readStep(page);
    }
    await page.goto(address);
    await page.waitForSelector(HYDRATED, {timeout: TIMEOUT_MS});
    await page.waitForLoadState('networkidle');
    if (way === 'prefetched') {
      await hoverAndClick(page);
      return await readStep(page);
    }
    // Without scrolling: going back would restore the scroll position of the link, where no heading is visible.
    await page.evaluate(`window.obisBench.clickWhenHydrated('${LINK}')`);
    await readStep(page);
    await page.waitForLoadState('networkidle');
    await page.evaluate('window.obisBench.goBack()');
    return await readStep(page);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(`${address}, ${way}: the next page did not come. ${message}`, {cause: error});
  } finally {
    await context.close();
  }
}
