import {createEngine} from '../../src/plugins/search/engine/engine';
import {passes, type FacetFilters} from '../../src/plugins/search/engine/facets';
import {MAX_QUERY_LENGTH} from '../../src/plugins/search/shared/limits';
import type {Language} from './queries';
import type {Site} from './site';

/** One result: a page of the site without the language, and the section that it links to. */
export type Hit = {page: string; anchor: string | null};

/** Returns the results of a query, best first, each page once. */
export type Ask = (language: Language, query: string) => readonly Hit[];

/** Pages with a lower rank are ignored. */
export const MAX_RANK = 10;

/**
 * The first distinct pages, each with the anchor of its best result.
 * @example distinctPages([{page: '/a', anchor: 'x'}, {page: '/a', anchor: null}]) // [{page: '/a', anchor: 'x'}]
 */
export function distinctPages(hits: Iterable<Hit>): Hit[] {
  const found = new Map<string, Hit>();
  for (const hit of hits) {
    if (!found.has(hit.page)) found.set(hit.page, hit);
    if (found.size === MAX_RANK) break;
  }
  return [...found.values()];
}

/** The filters that contextual search sets on a page of this language (useFacetFilters in the search plugin). */
function filtersOf(language: Language): FacetFilters {
  return [
    [`language:${language}`],
    ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
  ];
}

/** The search engine with the indexes of the built site. */
export async function createAsk(sites: Readonly<Record<Language, Site>>): Promise<Ask> {
  const engines = {
    en: await createEngine(sites.en.index),
    zh: await createEngine(sites.zh.index),
  };
  return (language, query) => {
    const engine = engines[language];
    const {index, pageOf} = sites[language];
    // The search fields truncate at this length.
    const {hits} = engine.search(query.slice(0, MAX_QUERY_LENGTH), (page) =>
      passes(filtersOf(language), {language, docusaurus_tag: page.tag, version: page.version}),
    );
    function* places() {
      for (const hit of hits) {
        const [path = '', anchor = null] = engine
          .record(hit)
          .url.slice(index.origin.length)
          .split('#');
        yield {page: pageOf(path), anchor};
      }
    }
    return distinctPages(places());
  };
}
