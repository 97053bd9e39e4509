import {useMemo} from 'react';
import {
  mergeFacetFilters,
  useAlgoliaContextualFacetFilters,
  useAlgoliaThemeConfig,
} from '@docusaurus/theme-search-algolia/client';
import {HITS_PER_PAGE} from '../shared/limits';

type FacetFilters = ReturnType<typeof mergeFacetFilters>;
type ThemeConfig = ReturnType<typeof useAlgoliaThemeConfig>['algolia'];

/** The parameters of every query of the modal and the search page. */
export function searchParameters(algolia: ThemeConfig, contextual: FacetFilters) {
  const configured = algolia.searchParameters?.facetFilters ?? [];
  const facetFilters: FacetFilters = algolia.contextualSearch
    ? mergeFacetFilters(contextual, configured)
    : configured;
  return {...algolia.searchParameters, hitsPerPage: HITS_PER_PAGE, facetFilters};
}

/**
 * The parameters of the configuration; with contextual search, filtered by the reader's language and docs version. They
 * keep their identity while their contents stay the same.
 */
export function useSearchParameters(): ReturnType<typeof searchParameters> {
  const {algolia} = useAlgoliaThemeConfig();
  const contextual = JSON.stringify(useAlgoliaContextualFacetFilters());
  return useMemo(
    () => searchParameters(algolia, JSON.parse(contextual) as FacetFilters),
    [algolia, contextual],
  );
}
