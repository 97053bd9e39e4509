import {useMemo} from 'react';
import {
  mergeFacetFilters,
  useAlgoliaContextualFacetFilters,
  useAlgoliaThemeConfig,
} from '@docusaurus/theme-search-algolia/client';

type FacetFilters = ReturnType<typeof mergeFacetFilters>;

/**
 * The filters of every query: those of the configuration, and with contextual search the reader's language and docs
 * version. The list keeps its identity while its contents stay the same.
 */
export function useFacetFilters(): FacetFilters {
  const {algolia} = useAlgoliaThemeConfig();
  const configured = algolia.searchParameters?.facetFilters ?? [];
  const contextual = useAlgoliaContextualFacetFilters();
  const filters = JSON.stringify(
    algolia.contextualSearch ? mergeFacetFilters(contextual, configured) : configured,
  );
  return useMemo(() => JSON.parse(filters) as FacetFilters, [filters]);
}
