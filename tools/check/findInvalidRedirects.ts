import {suggest} from '../../src/lib/suggest';
import {listRoutes} from '../../src/content/pages';
import {
  readRedirects,
  REDIRECTS_FILE,
  redirectsText,
} from '../../src/plugins/redirects/readRedirects';
import type {Finding} from '../lint/finding';

/** Find redirects whose target does not exist, whose old route is a page, or whose old route has two entries. The build would refuse them minutes later. */
export function findInvalidRedirects(siteDir: string): Finding[] {
  const pages = new Set(listRoutes(siteDir));
  const lines = redirectsText(siteDir).split('\n');
  return readRedirects(siteDir).flatMap(({from, to}, index, all) => {
    const line = lines.findIndex((text) => text.split(/[\s,'"}]+/).includes(from)) + 1;
    const isTwice = all.findIndex((each) => each.from === from) < index;
    const page = to.replace(/#.*/, '');
    return [
      !pages.has(page) && {message: `there is no page ${page}`, fix: suggest(page, pages)},
      isTwice && {message: `${from} is redirected twice`, fix: 'keep one of the entries'},
      pages.has(from) && {message: `${from} is a page`, fix: 'remove the entry, or move the page'},
    ]
      .flatMap((remark) => remark || [])
      .map((remark) => ({file: REDIRECTS_FILE, line, rule: 'redirect', ...remark}));
  });
}
