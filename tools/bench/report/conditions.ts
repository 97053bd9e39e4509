import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {cpus, totalmem} from 'node:os';

/** The installed version of a package. */
export function versionOf(name: string): string {
  const require = createRequire(import.meta.url);
  const {version} = JSON.parse(readFileSync(require.resolve(`${name}/package.json`), 'utf8')) as {
    version: string;
  };
  return version;
}

/** When, on what and with what was measured: one sentence. */
export function describeConditions(chromium: string, runs: number): string {
  const cores = cpus();
  const machine = `${cores.length} cores of ${cores[0]?.model.trim() ?? 'an unknown CPU'}, ${Math.round(totalmem() / 2 ** 30)} GB of memory`;
  const versions = [
    `Node ${process.versions.node}`,
    `Chromium ${chromium}`,
    `Lighthouse ${versionOf('lighthouse')}`,
    `Docusaurus ${versionOf('@docusaurus/core')}`,
  ].join(', ');
  const date = new Date().toISOString().slice(0, 10);
  return `Measured on ${date}: ${machine}; ${versions}; medians of ${runs} ${runs === 1 ? 'run' : 'runs'}.`;
}
