/** `npm run budget`: measures what the pages of `build/` load in a browser. Fails above a limit. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {settings} from '../site.settings';
import {i18n, localePath} from '../src/settings/locales';
import {ensureChromium} from './browser/findChromium';
import {measurePage, measureSearch, type ServedBuild} from './budget/measure';
import {readBudgets} from './budget/readBudgets';
import {formatTable, listAbove, type Measured} from './budget/report';
import {createSiteServer} from './serve/createSiteServer';
import {listen} from './serve/listen';
import {runMain} from './runMain';
import {siteDir} from './siteDir';

/** The share of a limit from which on it is near. */
const NEAR = 0.95;

async function main(): Promise<void> {
  const file = path.join(siteDir, 'tools/budget/budgets.yaml');
  const budgets = readBudgets(readFileSync(file, 'utf8'));
  const {baseUrl, hostedSearch} = settings;
  const buildDir = path.join(siteDir, 'build');
  const server = createSiteServer(buildDir);
  const origin = `http://127.0.0.1:${await listen(server, 0)}`;
  const site: ServedBuild = {buildDir, origin, baseUrl};
  const browser = await chromium.launch({executablePath: ensureChromium()});
  console.log('Loads each kind of page in a browser; half a minute on an idle machine.');
  const pages: Measured[] = [];
  const searches: Measured[] = [];
  try {
    for (const locale of i18n.locales) {
      const folder = localePath(locale);
      for (const {name, route} of budgets.pages) {
        const figures = await measurePage(browser, site, folder + route);
        pages.push({name: `${name} (${locale})`, figures});
      }
      // The index of a hosted search is not loaded.
      if (hostedSearch) continue;
      searches.push({
        name: `On intent (${locale})`,
        figures: await measureSearch(browser, site, locale, folder),
      });
    }
  } finally {
    await browser.close();
    server.close();
  }
  console.log(`${formatTable(budgets, pages)}\n\n${formatTable(budgets, searches)}`);
  const near = listAbove(budgets, [...pages, ...searches], NEAR);
  if (near.length > 0) {
    console.log(
      `\nNear their limit, which stops nobody yet; no page has to change:\n${near.join('\n')}`,
    );
  }
  const excess = listAbove(budgets, [...pages, ...searches], 1);
  if (excess.length > 0) {
    console.error(`\nOver budget:\n${excess.join('\n')}`);
    process.exitCode = 1;
  }
}

void runMain(main);
