/** `npm run growth`: what a build takes and weighs when the manual is many times as long. See bench/growth.md. */
import {mkdtempSync, rmSync} from 'node:fs';
import {cpus, tmpdir} from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {DOCUSAURUS_VERSION} from '@docusaurus/utils';
import sidebars from '../sidebars';
import {changePage} from './growth/changePage';
import {copySite} from './growth/copySite';
import {growSite} from './growth/growSite';
import {measureSize} from './growth/measureSize';
import {readArguments} from './growth/readArguments';
import {runBuild} from './growth/runBuild';
import {formatGrowth, type Growth} from './growth/table';
import {writeResults} from './growth/writeResults';

const siteDir = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

function measure(factor: number, language: string | undefined, keep: boolean): Growth {
  const folder = mkdtempSync(path.join(tmpdir(), `obis-growth-${factor}-`));
  try {
    copySite(siteDir, folder);
    growSite(folder, sidebars as Parameters<typeof growSite>[1], factor);
    const cold = runBuild(folder, language);
    const size = measureSize(path.join(folder, 'build'), ['zh']);
    changePage(folder);
    const warm = runBuild(folder, language);
    return {factor, cold, warm, size};
  } finally {
    if (keep) console.log(`The site of ${factor}× is in ${folder}`);
    else rmSync(folder, {recursive: true});
  }
}

/** The table, with what one needs to judge it. */
function report(growths: readonly Growth[], language: string | undefined): string {
  const [cpu] = cpus();
  const date = new Date().toISOString().slice(0, 10);
  const built = language ? `the pages of "${language}"` : 'both languages';
  return (
    `${date}, ${built}, ${cpus().length} × ${cpu?.model.trim() ?? 'unknown processor'}, ` +
    `Node ${process.versions.node}, Docusaurus ${DOCUSAURUS_VERSION}:\n\n${formatGrowth(growths)}`
  );
}

function main(): void {
  const {factors, language, write, keep} = readArguments(process.argv.slice(2));
  const growths: Growth[] = [];
  for (const factor of factors) {
    growths.push(measure(factor, language, keep));
    console.log(`\n${formatGrowth(growths)}`);
  }
  const results = report(growths, language);
  console.log(`\n${results}`);
  if (write) writeResults(path.join(siteDir, 'bench/growth.md'), results);
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
