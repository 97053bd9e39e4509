import {mergeFacetFilters} from '@docusaurus/theme-search-algolia/client';
import type {ThemeConfig} from '@docusaurus/theme-search-algolia';
import {HITS_PER_PAGE, type SearchQuery} from '../shared/searchApi';

/** The filters of contextual search, by language and docs version. */
export type FacetFilters = NonNullable<ReturnType<typeof mergeFacetFilters>>;
type AlgoliaConfig = ThemeConfig['algolia'];

/** Merge the configured search parameters with the facet filters of contextual search. */
export function searchParameters(
  algolia: AlgoliaConfig,
  contextual: FacetFilters,
): Omit<SearchQuery, 'query'> & {facetFilters: FacetFilters} {
  const own = algolia.searchParameters?.facetFilters ?? [];
  const facetFilters = (algolia.contextualSearch && mergeFacetFilters(contextual, own)) || own;
  return {...algolia.searchParameters, hitsPerPage: HITS_PER_PAGE, facetFilters};
}

/** Return the parameters of highlights and snippets: 10 words, or 5 on narrow screens (tests/spec/09-limits.spec.ts). */
export function highlightParameters() {
  const words = window.matchMedia('(max-width: 768px)').matches ? 5 : 10;
  return {
    attributesToSnippet: [`content:${words}`],
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
  };
}
