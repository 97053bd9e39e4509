import {writeFileSync} from 'node:fs';
import type {Server} from 'node:http';
import path from 'node:path';
import {chromium, type Browser, type Page} from '@playwright/test';
import {findChromium} from '../../browser/findChromium';
import {createSiteServer} from '../../serve/createSiteServer';
import {listen} from '../../serve/listen';
import type {Language} from '../queries';
import type {StaticSite} from './staticSite';

/** Asks engines inside a browser, from pages in the language of the query. */
export type SearchBrowser = {
  /** Runs `ask` in a page of the language; undefined when it takes longer than a reader would wait. */
  ask<A, R>(
    language: Language,
    ask: (argument: A) => Promise<R>,
    argument: A,
  ): Promise<R | undefined>;
  close(): Promise<void>;
};

/** An engine that has not answered by then counts as one that found nothing. */
const PATIENCE_MS = 20_000;

const HTML_LANGUAGES: Record<Language, string> = {en: 'en', zh: 'zh-CN'};
const hostPage = (language: Language) => `search-host-${language}.html`;

/** Serves the copy of the site and starts Chromium. */
async function start(
  site: StaticSite,
): Promise<{browser: Browser; server: Server; origin: string}> {
  for (const [language, lang] of Object.entries(HTML_LANGUAGES)) {
    const html = `<!doctype html><html lang="${lang}"><meta charset="utf-8"><title>Host</title></html>`;
    writeFileSync(path.join(site.folder, hostPage(language as Language)), html);
  }
  const server = createSiteServer({buildDir: site.folder});
  const origin = `http://127.0.0.1:${await listen(server, 0)}`;
  const executablePath = findChromium()?.executable;
  const browser = await chromium.launch({executablePath, args: ['--no-sandbox']});
  return {browser, server, origin};
}

/** A browser for the copy of the site. It starts with the first question: the server knows the files of that moment. */
export function createBrowser(site: StaticSite): SearchBrowser {
  let started: ReturnType<typeof start> | undefined;
  const pages = new Map<Language, Page>();
  const open = async (language: Language): Promise<Page> => {
    started ??= start(site);
    const {browser, origin} = await started;
    const page = await browser.newPage();
    await page.goto(`${origin}/${hostPage(language)}`);
    pages.set(language, page);
    return page;
  };
  return {
    async ask(language, ask, argument) {
      const page = pages.get(language) ?? (await open(language));
      let timer: NodeJS.Timeout | undefined;
      const patience = new Promise<undefined>((resolve) => {
        timer = setTimeout(() => resolve(undefined), PATIENCE_MS);
      });
      const answer = page.evaluate<never, unknown>(ask as never, argument);
      const first = await Promise.race([answer, patience]);
      clearTimeout(timer);
      if (first === undefined) {
        console.error(`No answer within ${PATIENCE_MS / 1000} s: ${JSON.stringify(argument)}`);
        // The page is busy for ever: the next query gets a new one.
        answer.catch(() => undefined);
        pages.delete(language);
        await page.close();
      }
      return first;
    },
    async close() {
      const parts = await started;
      await parts?.browser.close();
      parts?.server.closeAllConnections();
      parts?.server.close();
    },
  };
}
