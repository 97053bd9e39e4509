import {createEngine} from '../../src/plugins/search/engine/engine';
import {matchesFacetFilters} from '../../src/plugins/search/engine/facetFilters';
import {MAX_QUERY_LENGTH} from '../../src/plugins/search/shared/limits';
import {parentsOf, type PageContent} from '../../src/plugins/search/shared/records';
import type {SearchIndex} from '../../src/plugins/search/shared/searchIndex';
import type {Query} from './queries';

/** The best result of a page: the anchors of its section and of the headings above it. Its title has none. */
export type PageHit = {page: string; anchors: string[]};

/** Return the first pages that a query finds, best first. */
export type PageSearch = (query: string) => PageHit[];

/** Pages with a lower rank are ignored. */
const MAX_RANK = 10;

/** The filters of contextual search; an index holds one language. */
const TAGS = ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'];

/**
 * Return the address of a page without its language.
 * @example addressOf('/zh/obis/common/glossary') // '/obis/common/glossary'
 */
const stripLanguage = (path: string): string => path.replace(/^\/zh(?=\/|$)/, '') || '/';

/** List the answers of queries that the built site does not have, such as a page that was removed. */
export function findMissingAnswers(queries: readonly Query[], {pages}: SearchIndex): string[] {
  const known = new Set(
    pages.flatMap(({path, nodes}) =>
      nodes.map(({anchor}) => stripLanguage(path) + (anchor ? `#${anchor}` : '')),
    ),
  );
  return queries.flatMap(({accept, place: {file, line}}) =>
    accept
      .filter((address) => !known.has(address))
      .map((address) => `${file}:${line} accepts ${address}, which the built site does not have`),
  );
}

function anchorsAbove({nodes}: PageContent, anchor: string | null): string[] {
  const parents = parentsOf(nodes);
  const anchors: string[] = [];
  let at = anchor ? nodes.findIndex((node) => node.anchor === anchor) : -1;
  for (; at >= 0; at = parents[at] ?? -1) {
    const above = nodes[at]?.anchor;
    if (above) anchors.push(above);
  }
  return anchors;
}

/** Create the search of the site in an index, with its results reduced to distinct pages. */
export function createPageSearch(index: SearchIndex): PageSearch {
  const engine = createEngine(index);
  return (query) => {
    // The search fields cut a query at this length.
    const {records: hits} = engine.search(query.slice(0, MAX_QUERY_LENGTH), ({tag}) =>
      matchesFacetFilters([TAGS], {docusaurus_tag: tag}),
    );
    const found = new Map<string, PageHit>();
    for (const hit of hits) {
      const page = stripLanguage(engine.page(hit).path);
      if (!found.has(page)) {
        const anchors = anchorsAbove(engine.page(hit), engine.record(hit).anchor);
        found.set(page, {page, anchors});
      }
      if (found.size === MAX_RANK) break;
    }
    return [...found.values()];
  };
}
