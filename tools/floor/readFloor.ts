import type {BrowserName} from '@mdn/browser-compat-data/types';
import browserslist from 'browserslist';

/** The oldest version of each browser, by its name in MDN's compatibility data. */
export type Floor = ReadonlyMap<BrowserName, number>;

const BCD_NAMES: Readonly<Record<string, BrowserName>> = {ios_saf: 'safari_ios'};

/** The oldest browsers of `browserslist` in package.json. */
export function readFloor(queries = browserslist(null, {env: 'production'})): Floor {
  const floor = new Map<BrowserName, number>();
  for (const entry of queries) {
    const [name = '', version = ''] = entry.split(' ');
    const browser = BCD_NAMES[name] ?? (name as BrowserName);
    floor.set(browser, Math.min(floor.get(browser) ?? Infinity, parseFloat(version)));
  }
  return floor;
}
