import type {Browser} from '@playwright/test';
import type {EngineTimes} from './askEngine';
import {bundle} from './bundle';
import type {QueryKind} from './queries';
import type {Language} from './site';

type Options = {
  origin: string;
  /** Address of the index file. */
  indexUrl: string;
  language: Language;
  slowdown: number;
  kinds: QueryKind[];
  repeats: number;
};

/**
 * Times of the engine on the main thread of a page. The browser slows down the main thread only, so this is the one
 * place where an engine that runs in a worker can be seen on a slow computer.
 */
export async function measureMainThread(browser: Browser, options: Options): Promise<EngineTimes> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${options.origin}/search-index.json`);
  await page.evaluate(await bundle('pageEngine.ts'));
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: options.slowdown});
  const times = await page.evaluate(async ({indexUrl, language, kinds, repeats}) => {
    const file: unknown = await (await fetch(indexUrl)).json();
    return window.obisAskEngine(file, language, kinds, repeats);
  }, options);
  await context.close();
  return times;
}
