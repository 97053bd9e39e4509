import {settings} from '../../site.settings';
import {translatedLocales} from '../../src/content/locales';
import {createEngine} from '../../src/plugins/search/engine/engine';
import {MAX_QUERY_LENGTH} from '../../src/plugins/search/shared/searchApi';
import {normalizeQuery} from '../../src/plugins/search/shared/normalizeQuery';
import {parentsOf, type PageContent} from '../../src/plugins/search/shared/records';
import type {SearchIndex} from '../../src/plugins/search/shared/searchIndex';

/**
 * A page that was found, with the anchors of its best record and of the headings above it. A page title has no anchor.
 */
export type FoundPage = {path: string; anchors: string[]};

/** Returns the best pages for a query, best first. */
type PageSearch = (query: string) => FoundPage[];

/** Only this many pages of the results are evaluated. */
const MAX_PAGES = 10;

const BASE_AND_LANGUAGE = new RegExp(
  `^(?:${settings.baseUrl}|/)(?:(?:${translatedLocales.join('|')})(?:/|$))?`,
);

/**
 * Remove the base URL of the site and the language from the path of a page.
 * @example toRoute('/zh/obis/common/glossary') // '/obis/common/glossary'
 */
const toRoute = (path: string): string => path.replace(BASE_AND_LANGUAGE, '/');

/** Return an anchor and the anchors of the headings above it. */
function anchorsAbove({nodes}: PageContent, anchor: string | undefined): string[] {
  const parents = parentsOf(nodes);
  const anchors: string[] = [];
  let at = anchor ? nodes.findIndex((node) => node.anchor === anchor) : -1;
  for (; at >= 0; at = parents[at] ?? -1) {
    const above = nodes[at]?.anchor;
    if (above) anchors.push(above);
  }
  return anchors;
}

/** Create a function that searches an index and returns each page once. */
export function createPageSearch(index: SearchIndex): PageSearch {
  const engine = createEngine(index);
  return (query) => {
    // The search fields cut a query at this length, and the search normalises it.
    const {records} = engine.search(normalizeQuery(query.slice(0, MAX_QUERY_LENGTH)));
    const found = new Map<string, FoundPage>();
    for (const record of records) {
      const path = toRoute(engine.getPage(record).path);
      if (!found.has(path)) {
        const anchors = anchorsAbove(
          engine.getPage(record),
          engine.getRecord(record).url.split('#')[1],
        );
        found.set(path, {path, anchors});
      }
      if (found.size === MAX_PAGES) break;
    }
    return [...found.values()];
  };
}

/** List the addresses of an index that a query can accept: each page, and each section of it as `/page#section`. */
export const listAddresses = ({pages}: SearchIndex): ReadonlySet<string> =>
  new Set(
    pages.flatMap(({path, nodes}) => {
      const page = toRoute(path);
      return [page, ...nodes.flatMap(({anchor}) => (anchor ? [`${page}#${anchor}`] : []))];
    }),
  );
