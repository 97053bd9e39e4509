import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {cpus, totalmem} from 'node:os';
import {launchChromium} from './launchChromium';

const require = createRequire(import.meta.url);

function versionOf(name: string): string {
  const file = require.resolve(`${name}/package.json`);
  return (JSON.parse(readFileSync(file, 'utf8')) as {version: string}).version;
}

/** Date, machine and versions of a measurement, in one sentence. */
export async function describeConditions(runs: number): Promise<string> {
  const {browser} = await launchChromium();
  const chromium = browser.version();
  await browser.close();
  const [core] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  const machine = `${cpus().length} cores of ${core?.model.trim() ?? 'an unknown CPU'}, ${memory} GB of memory`;
  const versions = [
    `Node ${process.versions.node}`,
    `Chromium ${chromium}`,
    `Lighthouse ${versionOf('lighthouse')}`,
    `Docusaurus ${versionOf('@docusaurus/core')}`,
  ].join(', ');
  const date = new Date().toISOString().slice(0, 10);
  return `Measured on ${date}: ${machine}; ${versions}; medians of ${runs} ${runs === 1 ? 'run' : 'runs'}.`;
}
