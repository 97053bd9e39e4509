import {readSuggestions} from '@site/src/plugins/search/algolia/readSuggestions';
import {HITS_PER_PAGE} from '@site/src/plugins/search/shared/limits';
import type {SearchAnswer, SearchHit} from '@site/src/plugins/search/shared/search';

/** A search: the query, and the part of the manual to search (empty for all). */
export type Question = {query: string; part: string};

/** What was found so far. */
export type Found = {
  question: Question;
  hits: SearchHit[];
  total: number;
  /** Number of pages with hits, if the index counts them. */
  pages: number | undefined;
  /** All parts of the manual with their number of hits, most hits first. */
  parts: {name: string; count: number}[];
  /** Whether the chosen part has no hits, so that these are those of the whole manual. */
  unfilteredFallback: boolean;
  suggestions: string[];
  nextPage: number;
  hasMore: boolean;
};

/** The facet of the parts of the manual. */
export const PART_FACET = 'hierarchy.lvl0';
/** The facet that identifies a page. */
export const PAGE_FACET = 'url_without_anchor';

/** The provider's default `paginationLimitedTo`. */
const MAX_REACHABLE_HITS = 1000;

export const NOTHING: Found = {
  question: {query: '', part: ''},
  hits: [],
  total: 0,
  pages: undefined,
  parts: [],
  unfilteredFallback: false,
  suggestions: [],
  nextPage: 0,
  hasMore: false,
};

/**
 * Puts the first answers to a question together.
 * @param filtered the answer for the chosen part
 * @param all the answer for the whole manual
 */
export function readFirst(question: Question, filtered: SearchAnswer, all: SearchAnswer): Found {
  const unfilteredFallback = filtered !== all && filtered.nbHits === 0;
  const shown = unfilteredFallback ? all : filtered;
  const pages = shown.facets?.[PAGE_FACET];
  const parts = Object.entries(all.facets?.[PART_FACET] ?? {})
    .map(([name, count]) => ({name, count}))
    // Answers of a provider are untrusted.
    .filter(({count}) => typeof count === 'number')
    .sort((a, b) => b.count - a.count);
  const found = {
    ...NOTHING,
    question,
    total: shown.nbHits,
    pages: pages && Object.keys(pages).length,
    parts,
    unfilteredFallback,
    suggestions: readSuggestions(shown),
  };
  return addPage(found, shown);
}

/** Adds the next page of hits. */
export function addPage(found: Found, answer: SearchAnswer): Found {
  const nextPage = answer.page + 1;
  const reachable = Math.min(answer.nbHits, MAX_REACHABLE_HITS);
  const hasMore = answer.hits.length > 0 && nextPage * HITS_PER_PAGE < reachable;
  return {...found, hits: [...found.hits, ...answer.hits], nextPage, hasMore};
}
