import {useCallback, useEffect, useMemo, useState} from 'react';
import {getSearch, reportFailure} from '@site/src/plugins/search/algolia/searchClient';
import {useSearchParameters} from '@site/src/plugins/search/algolia/useSearchParameters';
import {useSearchSettings} from '@site/src/plugins/search/algolia/useSearchSettings';
import {
  addPage,
  NOTHING,
  PAGE_FACET,
  PART_FACET,
  readFirst,
  type Found,
  type Question,
} from './results';

/** State of the search page. While an answer is awaited, the hits of the question before stay. */
export type SearchResults = Omit<Found, 'question'> &
  Question & {
    status: 'empty' | 'loading' | 'done' | 'failed';
    /** Loads the next page of hits; after a failure, what failed. */
    loadMore: () => void;
  };

type Request = {question: Question; page: number};

/** What one line shows: as many on a narrow screen as in the search window. */
const snippetWords = () => (window.matchMedia('(max-width: 768px)').matches ? 5 : 15);
const MAX_FACET_VALUES = 1000;
/** Debounce per search mode: embedded queries are local, hosted ones are billed requests. */
const DEBOUNCE_MS = {embedded: 0, hosted: 300};

/** Gives the function that asks for a page of hits, and adds it to those found before. */
function useAsk() {
  const settings = useSearchSettings();
  const parameters = useSearchParameters();
  return useCallback(
    async ({question, page}: Request, found: Found): Promise<Found> => {
      const {query, part} = question;
      const search = getSearch(settings);
      const all = {
        ...parameters,
        query,
        page,
        attributesToSnippet: [`content:${snippetWords()}`],
        snippetEllipsisText: '…',
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
        ...(page === 0 && {facets: [PART_FACET, PAGE_FACET], maxValuesPerFacet: MAX_FACET_VALUES}),
      };
      const facetFilters = [parameters.facetFilters, `${PART_FACET}:${part}`].flat();
      const filtered = part === '' ? all : {...all, facetFilters};
      if (page > 0) {
        return addPage(found, await search.ask(found.unfilteredFallback ? all : filtered));
      }
      const first = search.ask(filtered);
      const answers = await Promise.all([first, filtered === all ? first : search.ask(all)]);
      return readFirst(question, ...answers);
    },
    [settings, parameters],
  );
}

/** Searches, page by page of hits. */
export function useSearchResults({query, part}: Question): SearchResults {
  const {mode} = useSearchSettings();
  const ask = useAsk();
  const question = useMemo(() => ({query, part}), [query, part]);
  const [request, setRequest] = useState<Request>({question, page: 0});
  const [{found, ...ended}, setEnd] = useState<{found: Found; request?: Request; failed?: true}>({
    found: NOTHING,
  });
  if (request.question !== question) {
    setRequest({question, page: 0});
  }

  useEffect(() => {
    if (request.question.query === '') return undefined;
    let isAwaited = true;
    const load = () =>
      ask(request, found).then(
        (next) => isAwaited && setEnd({found: next, request}),
        (error: unknown) => {
          reportFailure(error);
          if (isAwaited) setEnd((now) => ({...now, request, failed: true}));
        },
      );
    const timer = setTimeout(() => void load(), request.page > 0 ? 0 : DEBOUNCE_MS[mode]);
    return () => {
      isAwaited = false;
      clearTimeout(timer);
    };
    // What was found is that of the request: only its own answer changes it.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [request, ask, mode]);

  const isLoading = query !== '' && (request.question !== question || ended.request !== request);
  const status = query === '' ? 'empty' : isLoading ? 'loading' : ended.failed ? 'failed' : 'done';
  const isShown = query !== '' && !(status === 'failed' && found.question !== question);
  return {
    ...(isShown ? found : NOTHING),
    ...question,
    status,
    loadMore: () =>
      setRequest(status === 'failed' ? {...request} : {question, page: found.nextPage}),
  };
}
