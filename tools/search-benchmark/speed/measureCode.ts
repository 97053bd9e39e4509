import type {Browser} from '@playwright/test';
import {measureSize, type Size} from './measureSize';
import {folderOf, type Language} from './site';

/** A file that opening the search loads. */
export type LoadedFile = Size & {file: string};

/** Everything that opening the search loads beyond the page: code and styles, without the index. */
export async function measureCode(
  browser: Browser,
  origin: string,
  language: Language,
): Promise<LoadedFile[]> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${origin}/${folderOf(language)}`);
  await page.waitForSelector('html[data-has-hydrated="true"]');
  await page.waitForLoadState('networkidle');
  const texts: Promise<{file: string; text: string}>[] = [];
  context.on('response', (response) => {
    const file = new URL(response.url()).pathname;
    if (/\.(?:js|css)$/.test(file)) {
      texts.push(response.text().then((text) => ({file, text})));
    }
  });
  await page.keyboard.press('Control+k');
  await page.locator('.DocSearch-Input').waitFor();
  // No query: the links of results would bring the code of their pages.
  await page.waitForLoadState('networkidle');
  const files = await Promise.all(
    texts.map(async (loaded) => {
      const {file, text} = await loaded;
      return {file, ...(await measureSize(text))};
    }),
  );
  await context.close();
  return files;
}
