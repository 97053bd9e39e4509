import {useEffect, useState} from 'react';
import areas from '@generated/product-model/default/error-codes.json';
import {searchQueryOf} from './ErrorLookup/findCode';
import {useSearch} from '@site/src/plugins/search/client/useSearch';
import {HITS_PER_PAGE} from '@site/src/plugins/search/shared/searchApi';
import type {SearchHit} from '@site/src/plugins/search/shared/searchApi';

/** The hits of a query that are loaded so far. */
export type SearchResults = {
  query: string;
  hits: SearchHit[];
  /** Number of all hits of the query. */
  total: number;
  hasMore: boolean;
};

type Request = {query: string; page: number};
type State = {results: SearchResults; ended?: Request; hasFailed: boolean};

const NOTHING: SearchResults = {query: '', hits: [], total: 0, hasMore: false};

/**
 * Search for a query and load more hits on request. The results of the previous query stay until the new ones arrive.
 */
export function useSearchResults(query: string) {
  const {search} = useSearch();
  const [request, setRequest] = useState<Request>({query, page: 0});
  const [state, setState] = useState<State>({results: NOTHING, hasFailed: false});
  if (request.query !== query) {
    setRequest({query, page: 0});
  }

  useEffect(() => {
    const {query, page} = request;
    let isCurrent = true;
    const load = async () => {
      try {
        const {hits, nbHits} = await search({query: searchQueryOf(query, areas), page});
        if (!isCurrent) return;
        setState(({results}) => ({
          results: {
            query,
            hits: page > 0 ? [...results.hits, ...hits] : hits,
            total: nbHits,
            hasMore: hits.length > 0 && (page + 1) * HITS_PER_PAGE < nbHits,
          },
          ended: request,
          hasFailed: false,
        }));
      } catch {
        if (isCurrent) setState((now) => ({...now, ended: request, hasFailed: true}));
      }
    };
    if (query) void load();
    return () => {
      isCurrent = false;
    };
  }, [request, search]);

  const isLoading = query !== '' && state.ended !== request;
  const hasFailed = !isLoading && query !== '' && state.hasFailed;
  const isShown = query !== '' && !(hasFailed && state.results.query !== query);
  return {
    ...(isShown ? state.results : NOTHING),
    isLoading,
    hasFailed,
    retry: () => setRequest({...request}),
    loadMore: () => setRequest({query, page: request.page + 1}),
  };
}
