/**
 * `npm run growth [-- --factor 10]`: builds a copy of the site with a manual of so many times the length, in both
 * languages and without a cache, and prints duration, memory and page sizes.
 */
import {spawnSync} from 'node:child_process';
import {mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {brotliSize} from './brotliSize';
import {copySite, WITHOUT_CACHE} from './copySite';
import {growSite} from './growth/growSite';
import {consoleTable} from './table';
import {runMain} from './runMain';

const siteDir = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** Runs in the build process: writes its resource usage, threads included, on exit. */
const REPORT_USAGE = `data:text/javascript,
import {writeFileSync} from 'node:fs';
import {isMainThread} from 'node:worker_threads';
if (isMainThread) process.on('exit', () => writeFileSync('usage.json', JSON.stringify(process.resourceUsage())));`;

/** Builds a site and returns the duration and the peak memory. */
function build(folder: string): {seconds: number; megabytes: number} {
  const startedAt = performance.now();
  const docusaurus = path.join(folder, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    ['--import', REPORT_USAGE, docusaurus, 'build'],
    {cwd: folder, encoding: 'utf8', env: {...process.env, ...WITHOUT_CACHE}, maxBuffer: 2 ** 28},
  );
  if (status !== 0) throw new Error(`The build failed.\n${`${stdout}${stderr}`.slice(-4000)}`);
  const usage = readFileSync(path.join(folder, 'usage.json'), 'utf8');
  const {maxRSS} = JSON.parse(usage) as NodeJS.ResourceUsage;
  return {seconds: (performance.now() - startedAt) / 1000, megabytes: maxRSS / 1000};
}

function main(): void {
  const {values} = parseArgs({options: {factor: {type: 'string', default: '10'}}});
  const factor = Number(values.factor);
  if (!Number.isInteger(factor) || factor < 1) {
    throw new Error(`--factor ${values.factor} is not a whole number. Valid example: --factor 10`);
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'obis-growth-'));
  try {
    copySite(siteDir, folder);
    growSite(folder, factor);
    const {seconds, megabytes} = build(folder);
    const files = readdirSync(path.join(folder, 'build'), {recursive: true, encoding: 'utf8'});
    const main = files.find((file) => /^assets\/js\/main\.\w+\.js$/.test(file)) ?? '';
    const kilobytes = (file: string) =>
      `${(brotliSize(path.join(folder, 'build', file)) / 1000).toFixed(1)} KB`;
    console.log(
      consoleTable([
        ['', `${factor}×`],
        ['Pages, both languages', String(files.filter((file) => file.endsWith('.html')).length)],
        ['Build', `${seconds.toFixed(0)} s`],
        ['Memory at its peak', `${megabytes.toFixed(0)} MB`],
        ['main.js, Brotli', kilobytes(main)],
        ['HTML of a page, Brotli', kilobytes('obis/introduction/overview.html')],
      ]),
    );
  } finally {
    rmSync(folder, {recursive: true});
  }
}

void runMain(main);
