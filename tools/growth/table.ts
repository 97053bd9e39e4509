import {table} from '../bench/report/table';
import type {BuildCost} from './runBuild';
import type {SiteSize} from './measureSize';

/** What was measured of one length of the manual. */
export type Growth = {
  readonly factor: number;
  readonly cold: BuildCost;
  readonly warm: BuildCost;
  readonly size: SiteSize;
};

const KB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;
const MB = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;
const SECONDS = (seconds: number): string => `${seconds.toFixed(0)} s`;

const ROWS: readonly (readonly [string, (growth: Growth) => string])[] = [
  ['Pages of a language', ({size}) => String(size.pages)],
  ['Cold build', ({cold}) => SECONDS(cold.seconds)],
  ['– processor time', ({cold}) => SECONDS(cold.cpuSeconds)],
  ['– memory at its peak', ({cold}) => MB(cold.memoryBytes)],
  ['Warm build, one page changed', ({warm}) => SECONDS(warm.seconds)],
  ['– processor time', ({warm}) => SECONDS(warm.cpuSeconds)],
  ['– memory at its peak', ({warm}) => MB(warm.memoryBytes)],
  ['`main.js`, Brotli', ({size}) => KB(size.main)],
  ['Names of the scripts (runtime), Brotli', ({size}) => KB(size.runtime)],
  ['Sidebar data, Brotli', ({size}) => KB(size.sidebar)],
  ['HTML of a page, Brotli', ({size}) => KB(size.html)],
  ['– as it is', ({size}) => KB(size.htmlRaw)],
  ['HTML of all pages, as it is', ({size}) => MB(size.allHtmlRaw)],
  ['Search index, Brotli', ({size}) => KB(size.searchIndex)],
];

/** A Markdown table with a column for each length of the manual. */
export function formatGrowth(growths: readonly Growth[]): string {
  return table(
    ['', ...growths.map(({factor}) => `${factor}×`)],
    ROWS.map(([name, show]) => [name, ...growths.map(show)]),
    1,
  );
}
