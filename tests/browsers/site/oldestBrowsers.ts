import type {BrowserName} from '@mdn/browser-compat-data/types';
import browserslist from 'browserslist';

/** The oldest version of each browser, by its name in MDN's compatibility data. */
export type Browsers = ReadonlyMap<BrowserName, number>;

/** Reads the oldest browsers of `browserslist` in package.json. */
export function oldestBrowsers(): Browsers {
  const oldest = new Map<BrowserName, number>();
  for (const entry of browserslist(null, {env: 'production'})) {
    const [name = '', version = ''] = entry.replace('ios_saf', 'safari_ios').split(' ');
    const browser = name as BrowserName;
    oldest.set(browser, Math.min(oldest.get(browser) ?? Infinity, parseFloat(version)));
  }
  return oldest;
}
