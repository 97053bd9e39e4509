import type {DocSearchTransformClient} from '@docsearch/react';
import type {Search, SearchOutcome, SearchQuery} from '../shared/searchApi';
import {bestHitOfEachSection} from './bestHitOfEachSection';
import {reportFailure} from './reportFailure';

/**
 * The current query and the outcome of the last finished search, which belongs to an earlier query while a search runs.
 */
export type SearchProgress = {query: string; outcome?: SearchOutcome | undefined};

/**
 * Create the `search` function of the client that DocSearch's modal uses. It returns one hit of each section, because DocSearch shows at most
 * five hits of a category. It reports the progress of each search, because DocSearch replaces its own error screen by "no results" at once. A
 * failed search returns no hits, and the modal shows *Unable to fetch results* from the reported outcome. DocSearch also searches during an
 * IME composition. Such a search returns the last answer again, so that the list does not change.
 */
export function createModalSearch(
  searchSite: Search,
  isComposing: () => boolean,
  setProgress: (next: (now: SearchProgress) => SearchProgress) => void,
) {
  let last: object = {hits: [], nbHits: 0};
  let newestQuery = '';
  const search = async ({requests: [request]}: {requests: [SearchQuery]}) => {
    if (isComposing()) {
      return {results: [last]};
    }
    const {query} = request;
    newestQuery = query;
    let result: object = {hits: [], nbHits: 0};
    const end = (hasFailed: boolean, count: number) =>
      setProgress((now) =>
        now.query === query ? {query, outcome: {query, hasFailed, count}} : now,
      );
    setProgress(({outcome}) => ({query, outcome}));
    try {
      const answer = await searchSite(request);
      end(false, answer.nbHits);
      result = {...answer, hits: bestHitOfEachSection(answer.hits)};
    } catch (error) {
      reportFailure(error);
      end(true, 0);
    }
    // A late answer to an older query is not what the reader sees.
    if (query === newestQuery) last = result;
    return {results: [result]};
  };
  return search as unknown as DocSearchTransformClient['search'];
}
