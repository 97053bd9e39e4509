import type {DocSearchTransformClient} from '@docsearch/react';
import {unescapeHtml} from '../shared/markup';
import type {Search, SearchHit, SearchQuery} from '../shared/search';
import {MAX_SUGGESTIONS, readSuggestions} from './readSuggestions';
import {reportFailure} from './searchClient';

/** How the search for a query ended. */
export type Outcome = {query: string; hasFailed: boolean; count: number; suggestions: string[]};

/** What is searched for, and the last outcome: that of another query as long as the search runs. */
export type Progress = {query: string; outcome?: Outcome | undefined};

/**
 * Makes the `search` of the client that DocSearch's modal asks, which shows results only. Its error screen gives way to "no results"
 * at once, so a failure is an empty answer with its own outcome (specification, section 8). It searches while an input
 * method composes, so a search for a text that is being composed never ends (section 4: the status stays as it was).
 */
export function createModalSearch(
  {ask}: Pick<Search, 'ask'>,
  isComposing: () => boolean,
  setProgress: (next: (now: Progress) => Progress) => void,
) {
  let groups: string[] = [];
  const search = async ({requests: [request]}: {requests: [SearchQuery]}) => {
    if (isComposing()) {
      return new Promise(() => {});
    }
    const {query} = request;
    const end = (outcome: Omit<Outcome, 'query'>) =>
      setProgress((now) => (now.query === query ? {query, outcome: {query, ...outcome}} : now));
    setProgress(({outcome}) => ({query, outcome}));
    try {
      const answer = await ask(request);
      const hits = answer.hits.map(withPlainGroup);
      const found = [...new Set(hits.map(({hierarchy}) => hierarchy.lvl0))];
      groups = found.length > 0 ? found : groups;
      const suggested = readSuggestions(answer);
      const suggestions = suggested.length > 0 ? suggested : groups.slice(0, MAX_SUGGESTIONS);
      end({hasFailed: false, count: answer.nbHits, suggestions});
      return {results: [{...answer, hits}]};
    } catch (error) {
      reportFailure(error);
      end({hasFailed: true, count: 0, suggestions: []});
      return {results: [{hits: [], nbHits: 0}]};
    }
  };
  return search as unknown as DocSearchTransformClient['search'];
}

/** DocSearch shows the group of a hit (lvl0) as text, not as HTML, and takes the highlighted one if there is one. */
function withPlainGroup(hit: SearchHit) {
  const lvl0 = unescapeHtml(hit.hierarchy.lvl0 ?? '');
  const _highlightResult = {hierarchy: {...hit._highlightResult?.hierarchy, lvl0: undefined}};
  return {...hit, _highlightResult, hierarchy: {...hit.hierarchy, lvl0}};
}
