import {useMemo} from 'react';
import {
  mergeFacetFilters,
  useAlgoliaContextualFacetFilters,
  useAlgoliaThemeConfig,
} from '@docusaurus/theme-search-algolia/client';
import {HITS_PER_PAGE} from '../shared/searchApi';
import type {SearchQuery} from '../shared/searchApi';

type FacetFilters = NonNullable<ReturnType<typeof mergeFacetFilters>>;
type ThemeConfig = ReturnType<typeof useAlgoliaThemeConfig>['algolia'];

/** Merge the configured search parameters with the facet filters of contextual search. */
export function searchParameters(
  algolia: ThemeConfig,
  contextual: FacetFilters,
): Omit<SearchQuery, 'query'> & {facetFilters: FacetFilters} {
  const own = algolia.searchParameters?.facetFilters ?? [];
  const facetFilters = (algolia.contextualSearch && mergeFacetFilters(contextual, own)) || own;
  return {...algolia.searchParameters, hitsPerPage: HITS_PER_PAGE, facetFilters};
}

/**
 * Return the parameters that the modal and the search page send with every query. Contextual search filters by the
 * language and docs version of the reader.
 */
export function useSearchParameters(): ReturnType<typeof searchParameters> {
  const {algolia} = useAlgoliaThemeConfig();
  const contextual = JSON.stringify(useAlgoliaContextualFacetFilters());
  return useMemo(
    () => searchParameters(algolia, JSON.parse(contextual) as FacetFilters),
    [algolia, contextual],
  );
}
