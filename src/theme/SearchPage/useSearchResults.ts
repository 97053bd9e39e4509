import {useCallback, useEffect, useReducer, useState} from 'react';
import {useAlgoliaThemeConfig} from '@docusaurus/theme-search-algolia/client';
import {getSearchClient, reportFailure} from '@site/src/plugins/search/algolia/searchClient';
import {useSearchParameters} from '@site/src/plugins/search/algolia/useSearchParameters';
import {useSearchSettings} from '@site/src/plugins/search/algolia/useSearchSettings';
import {
  EMPTY,
  PAGE_FACET,
  PART_FACET,
  reduce,
  type Answer,
  type Question,
  type State,
} from './resultsState';

/** State of the search page, with the action to load more. */
export type SearchResults = State & {
  /** Loading takes long enough to show that. */
  isSlow: boolean;
  /** Loads the next page of hits; after a failure, the failed one. */
  loadMore: () => void;
};

const SNIPPET_WORDS = 30;
const MAX_FACET_VALUES = 1000;
/** Debounce per search mode: embedded queries are local, hosted ones are billed requests. */
const DEBOUNCE_MS = {embedded: 0, hosted: 300};
/** A faster response needs no loading indicator. */
const SLOW_MS = 400;

/** True once `isOn` has been true for SLOW_MS. */
function useIsSlow(isOn: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(isOn), isOn ? SLOW_MS : 0);
    return () => clearTimeout(timer);
  }, [isOn]);
  return isOn && isSlow;
}

/** Returns the request for a page of hits. */
function useSearchRequest() {
  const settings = useSearchSettings();
  const {algolia} = useAlgoliaThemeConfig();
  const parameters = useSearchParameters();

  return useCallback(
    async ({query, part}: Question, page: number, span: number, isWidened: boolean) => {
      const everywhere = {
        ...parameters,
        indexName: algolia.indexName,
        query,
        page,
        hitsPerPage: parameters.hitsPerPage * span,
        attributesToSnippet: [`content:${SNIPPET_WORDS}`],
        snippetEllipsisText: '…',
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
        ...(page === 0 && {facets: [PART_FACET, PAGE_FACET], maxValuesPerFacet: MAX_FACET_VALUES}),
      };
      const within = {
        ...everywhere,
        facetFilters: [parameters.facetFilters, `${PART_FACET}:${part}`].flat(),
      };
      const isLimited = part !== '' && !isWidened;
      const requests = !isLimited ? [everywhere] : page === 0 ? [within, everywhere] : [within];
      const {results} = await getSearchClient(settings).search({requests});
      const [answer, whole] = results as unknown as [Answer?, Answer?];
      if (!answer) throw new Error('The answer of the search holds no result');
      return {answer, everywhere: whole};
    },
    [settings, algolia, parameters],
  );
}

/**
 * Searches with pagination.
 * @param firstSpan number of result pages to start with: more than one when they are restored
 */
export function useSearchResults({query, part}: Question, firstSpan: () => number): SearchResults {
  const {mode} = useSearchSettings();
  const request = useSearchRequest();
  const [state, dispatch] = useReducer(reduce, EMPTY);

  const load = useCallback(
    async (page: number, span: number, isWidened: boolean) => {
      const question = {query, part};
      dispatch({type: 'start', question});
      if (query === '') {
        return;
      }
      try {
        const answers = await request(question, page, span, isWidened);
        dispatch({type: 'answer', question, span, ...answers});
      } catch (error) {
        reportFailure(error);
        dispatch({type: 'fail', question});
      }
    },
    [query, part, request],
  );

  useEffect(() => {
    const timer = setTimeout(() => void load(0, firstSpan(), false), DEBOUNCE_MS[mode]);
    return () => clearTimeout(timer);
  }, [load, mode, firstSpan]);

  // During the debounce the state still belongs to the previous question.
  const isCurrent = state.query === query && state.part === part;
  const status = isCurrent ? state.status : query === '' ? 'empty' : 'loading';
  return {
    ...state,
    status,
    isSlow: useIsSlow(status === 'loading'),
    loadMore: () => void load(state.isStale ? 0 : state.nextPage, 1, state.isWidened),
  };
}
