/** `npm run budget`: what the pages of `build/` weigh, beside what they may weigh. Fails above a limit. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {settings} from '../site.settings';
import {readBundle} from './budget/bundle';
import {findExcess, type Measured} from './budget/compare';
import {measurePage, measureSite, type Place} from './budget/measure';
import {readBudgets} from './budget/readBudgets';
import {formatExcess, formatTable} from './budget/table';

const siteDir = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const buildDir = path.join(siteDir, 'build');

const PLACES: Record<string, Place> = {
  en: {folder: buildDir, baseUrl: settings.baseUrl},
  zh: {folder: path.join(buildDir, 'zh'), baseUrl: `${settings.baseUrl}zh/`},
};

function main(): void {
  if (!existsSync(buildDir)) throw new Error('There is no build/. Run "npm run build" first.');
  const budgets = readBudgets(
    readFileSync(path.join(siteDir, 'tools/budget/budgets.yaml'), 'utf8'),
  );
  const pages: Measured[] = [];
  const sites: Measured[] = [];
  for (const [language, place] of Object.entries(PLACES)) {
    const bundle = readBundle(place.folder);
    for (const {id, name, route} of budgets.pages) {
      const figures = measurePage(place, place.baseUrl + route, bundle);
      pages.push({page: id, name, language, figures});
    }
    sites.push({name: 'Loaded on intent', language, figures: measureSite(place, bundle)});
  }
  console.log(
    formatTable(budgets, pages, ['text', 'sheet', 'scripts', 'requests', 'blocking', 'nodes']),
  );
  console.log(`\n${formatTable(budgets, sites, ['modal', 'index'])}`);
  const excess = findExcess(budgets, [...pages, ...sites]);
  if (excess.length > 0) {
    console.error(`\nOver budget:\n${formatExcess(budgets, excess)}`);
    process.exitCode = 1;
  }
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
