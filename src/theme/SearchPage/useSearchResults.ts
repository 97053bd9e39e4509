import {useCallback, useEffect, useReducer, useRef} from 'react';
import {useAlgoliaThemeConfig} from '@docusaurus/theme-search-algolia/client';
import {getSearchClient} from '@site/src/plugins/search/client/searchClient';
import {useFacetFilters} from '@site/src/plugins/search/client/useFacetFilters';
import {useSearchSettings} from '@site/src/plugins/search/client/useSearchSettings';
import {HITS_PER_PAGE} from '@site/src/plugins/search/shared/limits';
import type {Hit} from './groupByPage';

/** The hits that the search page shows and where the search stands. */
export type SearchResults = {
  status: 'empty' | 'loading' | 'done' | 'failed';
  hits: Hit[];
  total: number;
  hasMore: boolean;
  /** Loads the next hits; after a failure, those that failed. */
  loadMore: () => void;
};

type State = Omit<SearchResults, 'loadMore'> & {query: string; nextPage: number};

type Answer = {hits: Hit[]; nbHits: number; nbPages: number; page: number};

type Action =
  | {type: 'start'; query: string}
  | {type: 'answer'; query: string; answer: Answer}
  | {type: 'fail'; query: string};

const SNIPPET_WORDS = 30;
/** The embedded search costs nothing; the hosted one is asked when the reader pauses. */
const PAUSE_MS = {embedded: 0, hosted: 300};

const EMPTY: State = {status: 'empty', query: '', hits: [], total: 0, hasMore: false, nextPage: 0};

function reduce(state: State, action: Action): State {
  if (action.type === 'start') {
    const isNew = action.query !== state.query;
    return action.query === ''
      ? EMPTY
      : {...(isNew ? EMPTY : state), status: 'loading', query: action.query};
  }
  if (action.query !== state.query) {
    return state;
  }
  if (action.type === 'fail') {
    return {...state, status: 'failed'};
  }
  const {hits, nbHits, nbPages, page} = action.answer;
  return {
    ...state,
    status: 'done',
    hits: page === 0 ? hits : [...state.hits, ...hits],
    total: nbHits,
    hasMore: nbPages > page + 1,
    nextPage: page + 1,
  };
}

/** Searches for a query, page by page. */
export function useSearchResults(query: string): SearchResults {
  const settings = useSearchSettings();
  const {algolia} = useAlgoliaThemeConfig();
  const facetFilters = useFacetFilters();
  const [state, dispatch] = useReducer(reduce, EMPTY);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const load = useCallback(
    async (page: number) => {
      dispatch({type: 'start', query});
      if (query === '') {
        return;
      }
      try {
        const {results} = await getSearchClient(settings).search({
          requests: [
            {
              ...algolia.searchParameters,
              indexName: algolia.indexName,
              query,
              page,
              hitsPerPage: HITS_PER_PAGE,
              facetFilters,
              attributesToSnippet: [`content:${SNIPPET_WORDS}`],
              snippetEllipsisText: '…',
              highlightPreTag: '<mark>',
              highlightPostTag: '</mark>',
            },
          ],
        });
        dispatch({type: 'answer', query, answer: results[0] as unknown as Answer});
      } catch (error) {
        if (error instanceof Error && error.name !== 'RetryError') {
          console.warn(`Search failed: ${error.message}`);
        }
        dispatch({type: 'fail', query});
      }
    },
    [query, settings, algolia, facetFilters],
  );

  useEffect(() => {
    timer.current = setTimeout(() => void load(0), PAUSE_MS[settings.mode]);
    return () => clearTimeout(timer.current);
  }, [load, settings.mode]);

  // Until the pause is over, the state is still that of the query before: its outcome says nothing about this one.
  const status = state.query === query ? state.status : query === '' ? 'empty' : 'loading';
  return {...state, status, loadMore: () => void load(state.nextPage)};
}
