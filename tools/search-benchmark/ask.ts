import type {Problem} from '../../src/plugins/product-model/problems';
import {createEngine} from '../../src/plugins/search/engine/engine';
import {passes} from '../../src/plugins/search/engine/facets';
import {MAX_QUERY_LENGTH} from '../../src/plugins/search/shared/limits';
import type {SearchIndex} from '../../src/plugins/search/shared/packedIndex';
import {parentsOf, type PageContent} from '../../src/plugins/search/shared/records';
import type {Query} from './queries';

/** The best result of a page, as its section with all headings above it, by their anchors; none for its title. */
export type Hit = {page: string; anchors: string[]};

/** Returns the first pages that a query finds, best first. */
export type Ask = (query: string) => Hit[];

/** Pages with a lower rank are ignored. */
const MAX_RANK = 10;

/** The filters of contextual search; an index holds one language. */
const TAGS = ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'];

/**
 * Gives the address of a page in both languages.
 * @example addressOf('/zh/obis/common/glossary') // '/obis/common/glossary'
 */
export const addressOf = (path: string): string => path.replace(/^\/zh(?=\/|$)/, '') || '/';

/** Finds answers of queries that the built site does not have; the lint finds most before (rule `query`). */
export function findGone(queries: readonly Query[], {pages}: SearchIndex): Problem[] {
  const known = new Set(
    pages.flatMap(({path, nodes}) =>
      nodes.map(({anchor}) => addressOf(path) + (anchor ? `#${anchor}` : '')),
    ),
  );
  return queries.flatMap(({text, accept, place}) =>
    accept
      .filter((address) => !known.has(address))
      .map((address) => ({
        ...place,
        message: `the answer to the query "${text}" is gone: the built site has no ${address}`,
        fix: 'accept what answers it now, or build the site again',
      })),
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

/** Makes the search of the site in an index, its results reduced to distinct pages. */
export async function createAsk(index: SearchIndex): Promise<Ask> {
  const engine = await createEngine(index);
  return (query) => {
    // The search fields cut a query at this length.
    const {hits} = engine.search(query.slice(0, MAX_QUERY_LENGTH), ({tag}) =>
      passes([TAGS], {docusaurus_tag: tag}),
    );
    const found = new Map<string, Hit>();
    for (const hit of hits) {
      const page = addressOf(engine.page(hit).path);
      if (!found.has(page)) {
        const anchors = anchorsAbove(engine.page(hit), engine.record(hit).anchor);
        found.set(page, {page, anchors});
      }
      if (found.size === MAX_RANK) break;
    }
    return [...found.values()];
  };
}
