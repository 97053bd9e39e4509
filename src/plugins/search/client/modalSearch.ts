import type {DocSearchTransformClient} from '@docsearch/react';
import {unescapeHtml} from '../shared/markup';
import type {Search, SearchHit, SearchOutcome, SearchQuery} from '../shared/searchApi';
import {reportFailure} from './searchClient';

/** What is searched for, and the last outcome, which is of an earlier query while the search runs. */
export type SearchProgress = {query: string; outcome?: SearchOutcome | undefined};

/**
 * Create the `search` of the client that DocSearch's modal asks. DocSearch replaces its error screen by "no results" at
 * once, so a failure is an empty answer whose outcome says that it failed (specification, section 8). DocSearch also
 * searches while an input method composes. Such a search gets the last answer again, so that the list stays as it was.
 */
export function createModalSearch(
  {ask}: Pick<Search, 'ask'>,
  isComposing: () => boolean,
  setProgress: (next: (now: SearchProgress) => SearchProgress) => void,
) {
  let last: object = {hits: [], nbHits: 0};
  const search = async ({requests: [request]}: {requests: [SearchQuery]}) => {
    if (isComposing()) {
      return {results: [last]};
    }
    const {query} = request;
    const end = (hasFailed: boolean, count: number) =>
      setProgress((now) =>
        now.query === query ? {query, outcome: {query, hasFailed, count}} : now,
      );
    setProgress(({outcome}) => ({query, outcome}));
    try {
      const answer = await ask(request);
      end(false, answer.nbHits);
      last = {...answer, hits: answer.hits.map(withPlainGroup)};
    } catch (error) {
      reportFailure(error);
      end(true, 0);
      last = {hits: [], nbHits: 0};
    }
    return {results: [last]};
  };
  return search as unknown as DocSearchTransformClient['search'];
}

/** DocSearch shows the group of a hit (lvl0) as text, not as HTML, and prefers the highlighted one. */
function withPlainGroup(hit: SearchHit) {
  const lvl0 = unescapeHtml(hit.hierarchy.lvl0 ?? '');
  const _highlightResult = {hierarchy: {...hit._highlightResult?.hierarchy, lvl0: undefined}};
  return {...hit, _highlightResult, hierarchy: {...hit.hierarchy, lvl0}};
}
