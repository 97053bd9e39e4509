import path from 'node:path';
import type {Redirect} from './readRedirects';

/**
 * Adds redirects for readers who shorten an address: from each folder of pages, such as `/obis/introduction` or `/obis`, to its
 * first page.
 * @param redirects those that somebody wrote, which count before these
 * @param pages ids of the pages, in the order of the sidebar
 */
export function withSections(redirects: readonly Redirect[], pages: readonly string[]): Redirect[] {
  const taken = new Set([...redirects.map(({from}) => from), ...pages.map((page) => `/${page}`)]);
  const sections: Redirect[] = [];
  for (const page of pages) {
    for (let from = path.posix.dirname(`/${page}`); from !== '/'; from = path.posix.dirname(from)) {
      if (!taken.has(from)) sections.push({from, to: `/${page}`});
      taken.add(from);
    }
  }
  return [...redirects, ...sections];
}
