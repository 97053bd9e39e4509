/**
 * `npm run search:speed [-- --sizes en:1,zh:1,en:10,en:40] [--write] [--from measured.json]`: measures the speed, size and growth of the search of the
 * built site and prints tables beside the budgets. `--write` puts tables and plots into this folder.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {chromium} from '@playwright/test';
import {findChromium} from '../../browser/findChromium';
import {measure, type Measurement} from './measure';
import {measureCode, type LoadedFile} from './measureCode';
import {drawPlots} from './plots';
import {formatReport} from './report';
import {serveCopy, type Language} from './site';

/** All that one run has measured. */
export type Results = {
  date: string;
  browser: string;
  code: LoadedFile[];
  measurements: Measurement[];
};

const {values} = parseArgs({
  options: {
    sizes: {type: 'string', default: 'en:1,zh:1,en:10,en:40'},
    build: {type: 'string', default: 'build'},
    from: {type: 'string'},
    note: {type: 'string', default: ''},
    write: {type: 'boolean', default: false},
  },
});

function readSizes(text: string): {language: Language; factor: number}[] {
  return text.split(',').map((size) => {
    const [, language, factor] = /^(en|zh):([1-9]\d*)$/.exec(size) ?? [];
    if (!language || !factor) {
      throw new Error(
        `--sizes: "${size}" is no language and factor. Valid example: en:1,zh:1,en:10`,
      );
    }
    return {language: language as Language, factor: Number(factor)};
  });
}

async function measureAll(): Promise<Results> {
  const sizes = readSizes(values.sizes);
  const buildDir = path.resolve(values.build);
  const executablePath = findChromium()?.executable;
  const browser = await chromium.launch({
    executablePath,
    args: ['--disable-gpu', '--enable-blink-features=ForceEagerMeasureMemory'],
  });
  const site = await serveCopy(buildDir);
  try {
    const code = await measureCode(browser, site.origin, 'en');
    const results: Results = {
      date: new Date().toISOString().slice(0, 10),
      browser: `Chromium ${browser.version()}`,
      code,
      measurements: [],
    };
    const raw = path.join(tmpdir(), 'obis-search-speed.json');
    for (const size of sizes) {
      console.error(`Measuring ${size.language}, ${size.factor} times the pages …`);
      results.measurements.push(await measure(browser, site, {buildDir, ...size}));
      // For --from, and so that a long run that is stopped is not lost.
      writeFileSync(raw, JSON.stringify(results));
    }
    console.error(`All measurements: ${raw}`);
    return results;
  } finally {
    await browser.close();
    site.close();
  }
}

async function main(): Promise<void> {
  const results = values.from
    ? (JSON.parse(readFileSync(values.from, 'utf8')) as Results)
    : await measureAll();
  const plots = drawPlots(results);
  const report = formatReport(
    results,
    plots.map(({file}) => file),
    values.note,
  );
  if (values.write) {
    writeFileSync(path.join(__dirname, 'results.md'), report);
    plots.forEach(({file, svg}) => writeFileSync(path.join(__dirname, file), svg));
  }
  console.log(report);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
