/**
 * `npm run bench [-- --only navigation] [--sites ours] [--pages concept,faq] [--languages en] [--runs 5] [--write]`:
 * measures the built site in Chromium, next to its pages in stock Docusaurus, and prints medians. `--write` puts the
 * tables into bench/README.md.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {settings} from '../site.settings';
import {launchChromium} from './bench/launchChromium';
import {measureLighthouse} from './bench/measureLighthouse';
import {measureNavigation, type BenchPage} from './bench/measureNavigation';
import {readOptions, type BenchOptions, type Part, type SiteName} from './bench/options';
import {describeConditions} from './bench/report/conditions';
import {lighthouseTables, listShortfalls} from './bench/report/lighthouseTables';
import {navigationTables} from './bench/report/navigationTables';
import {putTables} from './bench/report/putTables';
import {serveSite, type ServedSite} from './bench/site/serveSite';
import {buildStock} from './bench/stock/buildStock';
import {readBudgets} from './budget/readBudgets';

const siteDir = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const readmeFile = path.join(siteDir, 'bench/README.md');
const tell = (progress: string) => console.error(progress);

async function measure(
  part: Part,
  sites: readonly ServedSite[],
  pages: readonly BenchPage[],
  options: BenchOptions,
): Promise<string> {
  if (part === 'lighthouse') {
    const all = await measureLighthouse(sites, pages, options, tell);
    tell(`\nWhat costs points:\n${listShortfalls(all) || 'nothing'}\n`);
    return lighthouseTables(all);
  }
  const {browser} = await launchChromium();
  try {
    return navigationTables(await measureNavigation(browser, sites, pages, options, tell));
  } finally {
    await browser.close();
  }
}

async function serve(site: SiteName): Promise<ServedSite> {
  if (site === 'ours') {
    tell('Compressing the site …');
    return serveSite('This site', path.join(siteDir, 'build'), settings.baseUrl);
  }
  tell('Building its pages with stock Docusaurus …');
  const stock = buildStock(siteDir);
  try {
    return await serveSite('Stock', stock.buildDir, settings.baseUrl);
  } finally {
    stock.remove();
  }
}

async function chromiumVersion(): Promise<string> {
  const {browser} = await launchChromium();
  const version = browser.version();
  await browser.close();
  return version;
}

async function main(): Promise<void> {
  const budgetsFile = path.join(siteDir, 'tools/budget/budgets.yaml');
  const all = readBudgets(readFileSync(budgetsFile, 'utf8')).pages;
  const options = readOptions(
    process.argv.slice(2),
    all.map(({id}) => id),
  );
  const pages = all.filter(({id}) => options.pages.includes(id));
  const conditions = describeConditions(await chromiumVersion(), options.runs);
  const sites: ServedSite[] = [];
  try {
    for (const site of options.sites) sites.push(await serve(site));
    for (const part of options.parts) {
      const tables = `${conditions}\n\n${await measure(part, sites, pages, options)}`;
      console.log(`\n${tables}\n`);
      if (options.write) {
        writeFileSync(readmeFile, putTables(readFileSync(readmeFile, 'utf8'), part, tables));
      }
    }
  } finally {
    sites.forEach((site) => site.close());
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
