/**
 * `npm run bench [-- --site before=/tmp/old/build --site after=build] [--only mobile,navigation] [--pages concept,faq]
 * [--languages en] [--runs 5]`: measures built sites in Chromium, alternately, and prints Markdown tables of medians;
 * tools/bench/results.md has the last ones. Without `--site`: build/ against stock Docusaurus.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {settings} from '../site.settings';
import {lighthouseCases, navigationCases, type BenchPage} from './bench/cases';
import {caseTable} from './bench/caseTable';
import {describeConditions} from './bench/conditions';
import {launchChromium} from './bench/launchChromium';
import {measureCases} from './bench/measureCases';
import {measureBfcache} from './bench/measureBfcache';
import {readOptions, type BenchOptions, type Part, type SiteOption} from './bench/options';
import {serveSite, type ServedSite} from './bench/serveSite';
import {buildStock} from './bench/stock/buildStock';
import {readBudgets} from './budget/readBudgets';
import {runMain} from './runMain';

const siteDir = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const log = (progress: string) => console.error(progress);

async function serve({name, folder}: SiteOption): Promise<ServedSite> {
  if (folder !== undefined) {
    log(`Compressing ${folder} …`);
    return serveSite(name, path.resolve(siteDir, folder), settings.baseUrl);
  }
  log('Building these pages with stock Docusaurus …');
  const stock = buildStock(siteDir);
  try {
    return await serveSite(name, stock.buildDir, settings.baseUrl);
  } finally {
    stock.remove();
  }
}

async function measureLighthouse(
  formFactor: 'mobile' | 'desktop',
  sites: readonly ServedSite[],
  pages: readonly BenchPage[],
  {locales, runs}: BenchOptions,
): Promise<string> {
  const cases = lighthouseCases(formFactor, sites, pages, locales, log);
  await measureCases(cases, runs, log);
  return caseTable(cases, ['Page']);
}

async function measureNavigation(
  sites: readonly ServedSite[],
  pages: readonly BenchPage[],
  {locales, runs}: BenchOptions,
): Promise<string> {
  const {browser} = await launchChromium();
  try {
    const cases = navigationCases(browser, sites, pages, locales[0] ?? 'en');
    await measureCases(cases, runs, log);
    const restored = [];
    for (const site of sites) {
      log(`Back out of the browser's memory: ${site.name}`);
      restored.push(await measureBfcache(browser, site, pages, locales));
    }
    return [caseTable(cases, ['Way', 'From', 'CPU'], 'ms'), ...restored].join('\n\n');
  } finally {
    await browser.close();
  }
}

async function main(): Promise<void> {
  const budgetsFile = path.join(siteDir, 'tools/budget/budgets.yaml');
  const all = readBudgets(readFileSync(budgetsFile, 'utf8')).pages;
  const options = readOptions(
    process.argv.slice(2),
    all.map(({id}) => id),
  );
  const pages = all.filter(({id}) => options.pages.includes(id));
  const measure = (part: Part, sites: readonly ServedSite[]) =>
    part === 'navigation'
      ? measureNavigation(sites, pages, options)
      : measureLighthouse(part, sites, pages, options);
  const sites: ServedSite[] = [];
  try {
    console.log(`${await describeConditions(options.runs)}\n`);
    for (const site of options.sites) sites.push(await serve(site));
    for (const part of options.parts) {
      console.log(`### ${part}\n\n${await measure(part, sites)}\n`);
    }
  } finally {
    sites.forEach((site) => site.close());
  }
}

void runMain(main);
