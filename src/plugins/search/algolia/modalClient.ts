import type {DocSearchTransformClient} from '@docsearch/react';
import {unescapeHtml} from '../shared/markup';
import {MAX_SUGGESTIONS, readSuggestions} from './readSuggestions';
import {reportFailure, type SearchClient} from './searchClient';

/** How the search for a query ended. */
export type Outcome = {query: string; hasFailed: boolean; count: number; suggestions: string[]};

/** What is searched for, and the last outcome: that of another query as long as the search runs. */
export type Progress = {query: string; outcome?: Outcome | undefined};

type Hit = {hierarchy?: {lvl0?: string | null}};
type Answer = {results: {nbHits?: number; hits?: Hit[]; suggestions?: unknown}[]};

/**
 * The search client as DocSearch's modal needs it, which shows results only. Its error screen gives way to "no results"
 * at once, so a failure is an empty answer with its own outcome (specification, section 8). It searches while an input
 * method composes, so a search for a text that is being composed never ends (section 4: the status stays as it was).
 */
export function createModalSearch(
  client: SearchClient,
  isComposing: () => boolean,
  setProgress: (next: (now: Progress) => Progress) => void,
) {
  let groups: string[] = [];
  const search = async (params: {requests: {query?: string}[]}): Promise<Answer> => {
    if (isComposing()) {
      return new Promise(() => {});
    }
    const query = params.requests[0]?.query ?? '';
    const end = (outcome: Omit<Outcome, 'query'>) =>
      setProgress((now) => (now.query === query ? {query, outcome: {query, ...outcome}} : now));
    setProgress(({outcome}) => ({query, outcome}));
    try {
      const {results} = await (client.search as (params: unknown) => Promise<Answer>)(params);
      const [{hits = [], nbHits = 0, ...rest} = {}] = results;
      const shown = hits.map(withPlainGroup);
      const found = [...new Set(shown.map(({hierarchy}) => hierarchy.lvl0))];
      groups = found.length > 0 ? found : groups;
      const suggested = readSuggestions(rest);
      const suggestions = suggested.length > 0 ? suggested : groups.slice(0, MAX_SUGGESTIONS);
      end({hasFailed: false, count: nbHits, suggestions});
      return {results: [{...rest, nbHits, hits: shown}]};
    } catch (error) {
      reportFailure(error);
      end({hasFailed: true, count: 0, suggestions: []});
      return {results: [{hits: [], nbHits: 0}]};
    }
  };
  return search as unknown as DocSearchTransformClient['search'];
}

/** DocSearch shows the group of a hit (lvl0) as text, not as HTML, and takes the highlighted one if there is one. */
function withPlainGroup(hit: Hit) {
  const lvl0 = unescapeHtml(hit.hierarchy?.lvl0 ?? '');
  return {...hit, _highlightResult: undefined, hierarchy: {...hit.hierarchy, lvl0}};
}
