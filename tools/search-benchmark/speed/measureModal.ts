import type {Browser, CDPSession, Page} from '@playwright/test';
import {bundle} from './bundle';
import type {Keystroke} from './probe';
import type {QueryKind} from './queries';
import type {Language} from './site';

/** What a reader with a CPU of a certain slowness gets. Times are milliseconds. */
export type ModalTimes = {
  /** From the key that opens the modal to its field, and to the first results; caches empty. */
  field: number[];
  firstResults: number[];
  longestTaskLoading: number;
  keystrokes: {kind: string; times: Keystroke[]; unchanged: number}[];
  /** While whole queries are typed without a pause. */
  longestTaskTyping: number;
};

type Options = {
  origin: string;
  language: Language;
  slowdown: number;
  kinds: QueryKind[];
  /** How often the page is loaded anew, and how often each query is typed. */
  loads: number;
  repeats: number;
  /** Longest wait for a list to change, in milliseconds. */
  patience: number;
};

/** Measures the modal of a served site in Chromium. */
export async function measureModal(browser: Browser, options: Options): Promise<ModalTimes> {
  const times: ModalTimes = {
    field: [],
    firstResults: [],
    longestTaskLoading: 0,
    keystrokes: [],
    longestTaskTyping: 0,
  };
  const probe = await bundle('probe.ts');
  for (let load = 0; load < options.loads; load++) {
    const page = await openPage(browser, probe, options);
    const query = options.language === 'zh' ? '密钥' : 'key';
    await page.evaluate((text) => window.obisProbe.expectOpening(text), query);
    await page.keyboard.press('Control+k');
    const {field, results} = await page.evaluate(() => window.obisProbe.opening);
    times.field.push(field);
    times.firstResults.push(results);
    times.longestTaskLoading = Math.max(times.longestTaskLoading, await takeLongestTask(page));
    if (load === options.loads - 1) {
      for (const {kind, queries} of options.kinds) {
        times.keystrokes.push({kind, ...(await typeLastKeys(page, queries, options))});
      }
      times.longestTaskTyping = await typeFast(page, options);
    }
    await page.context().close();
  }
  return times;
}

async function openPage(
  browser: Browser,
  probe: string,
  {origin, language, slowdown}: Options,
): Promise<Page> {
  const context = await browser.newContext({viewport: {width: 1280, height: 800}});
  const page = await context.newPage();
  await page.addInitScript({content: probe});
  await page.goto(`${origin}/${language === 'en' ? '' : `${language}/`}obis/introduction/overview`);
  await page.waitForSelector('html[data-has-hydrated="true"]');
  await page.waitForLoadState('networkidle');
  const session: CDPSession = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
  await takeLongestTask(page);
  return page;
}

const takeLongestTask = (page: Page) => page.evaluate(() => window.obisProbe.takeLongestTask());

/** Lets the page find all but the last character, then presses that key. */
async function typeLastKeys(page: Page, queries: string[], {repeats, patience}: Options) {
  const input = page.locator('.DocSearch-Input');
  const times: Keystroke[] = [];
  let unchanged = 0;
  for (let repeat = 0; repeat < repeats; repeat++) {
    for (const query of queries) {
      const [last = '', ...before] = Array.from(query).reverse();
      const start = before.reverse().join('');
      // Without a change of the field there is no event to wait for.
      if ((await input.inputValue()) !== start) {
        await nextKeystroke(page, patience, () => input.fill(start));
      }
      // Han characters do not come from a key: Playwright sends them as an input method does.
      const time = await nextKeystroke(page, patience, () => page.keyboard.type(last));
      if (time) {
        times.push(time);
      } else {
        unchanged++;
      }
    }
  }
  return {times, unchanged};
}

async function nextKeystroke(page: Page, patience: number, act: () => Promise<unknown>) {
  await page.evaluate((wait) => window.obisProbe.expectKeystroke(wait), patience);
  await act();
  return page.evaluate(() => window.obisProbe.keystroke);
}

async function typeFast(page: Page, {kinds}: Options): Promise<number> {
  await takeLongestTask(page);
  for (const {queries} of kinds) {
    await page.locator('.DocSearch-Input').fill('');
    await page.keyboard.type(queries.join(' '), {delay: 20});
  }
  await page.waitForTimeout(500);
  return takeLongestTask(page);
}
