import {useEffect, useMemo} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {
  useAlgoliaContextualFacetFilters,
  useAlgoliaThemeConfig,
} from '@docusaurus/theme-search-algolia/client';
import {createEmbeddedSearch} from '../embedded/embeddedSearch';
import {createHostedSearch} from '../hosted/hostedSearch';
import {normalizeQuery} from '../shared/normalizeQuery';
import type {Search} from '../shared/searchApi';
import {INDEX_FILE} from '../shared/searchIndex';
import {highlightParameters, searchParameters, type FacetFilters} from './searchParameters';

/** The search that the modal and the search page share. The first component that uses it starts it, and no later one starts another. */
let shared: Search | undefined;

/**
 * Return the search of the site, and who answers: the index of the site (`embedded`) or the provider (`hosted`). It begins to load the index
 * when a component that uses it is mounted. Contextual search filters by the language and docs version of the reader.
 */
export function useSearch(): {mode: 'embedded' | 'hosted'; search: Search} {
  const {siteConfig} = useDocusaurusContext();
  const {algolia} = useAlgoliaThemeConfig();
  const contextual = JSON.stringify(useAlgoliaContextualFacetFilters());
  const mode = siteConfig.customFields?.searchMode === 'hosted' ? 'hosted' : 'embedded';
  const {start, search} = useMemo(() => {
    const start = () =>
      (shared ??=
        mode === 'hosted'
          ? createHostedSearch(algolia)
          : createEmbeddedSearch(`${siteConfig.baseUrl}${INDEX_FILE}`));
    const parameters = searchParameters(algolia, JSON.parse(contextual) as FacetFilters);
    const search: Search = async (query) => {
      try {
        return await start()({
          ...query,
          ...parameters,
          ...highlightParameters(),
          query: normalizeQuery(query.query),
        });
      } catch (error) {
        const {message, status} = error as Error & {status?: number};
        console.warn(`Search failed: ${message}${status === undefined ? '' : ` (${status})`}`);
        throw error;
      }
    };
    return {start, search};
  }, [algolia, contextual, mode, siteConfig]);
  useEffect(() => void start(), [start]);
  return {mode, search};
}
