import type {DocSearchTransformClient} from '@docsearch/react';
import {unescapeHtml} from '../shared/markup';
import {MAX_SUGGESTIONS, readSuggestions} from './readSuggestions';
import type {SearchClient} from './searchClient';

/** How a search of the modal ended. */
export type Outcome =
  {status: 'found'; query: string; count: number; suggestions: string[]} | {status: 'failed'};

/** What the client asks of the modal, and tells it. */
export type SearchEvents = {
  /** Whether an input method composes text in the field. */
  isComposing(): boolean;
  /** Whether the field still holds this query. */
  isCurrent(query: string): boolean;
  onStart(): void;
  onEnd(outcome: Outcome): void;
};

type Hit = {hierarchy?: {lvl0?: string | null}};
type Answer = {results: {nbHits?: number; hits?: Hit[]; suggestions?: unknown}[]};

/**
 * The search client as DocSearch's modal needs it; the modal itself only shows results. Its error screen gives way to "no
 * results" at once (the status returns to "idle"), and it searches while an input method composes. So here a failure is
 * an empty answer with its own outcome, and a search for a text that is being composed never ends.
 */
export function createModalClient(
  client: SearchClient,
  events: SearchEvents,
): DocSearchTransformClient {
  let groups: string[] = [];
  const search = async (params: {requests: {query?: string}[]}): Promise<Answer> => {
    if (events.isComposing()) {
      return new Promise(() => {});
    }
    const query = params.requests[0]?.query ?? '';
    const end = (outcome: Outcome) => {
      if (events.isCurrent(query)) events.onEnd(outcome);
    };
    events.onStart();
    try {
      const {results} = await (client.search as (params: unknown) => Promise<Answer>)(params);
      const [{hits = [], nbHits: count = 0, ...rest} = {}] = results;
      const shown = hits.map(withPlainGroup);
      const found = [...new Set(shown.map(({hierarchy}) => hierarchy.lvl0))];
      groups = found.length > groups.length ? found : groups;
      const suggested = readSuggestions(rest);
      const suggestions = suggested.length > 0 ? suggested : groups.slice(0, MAX_SUGGESTIONS);
      end({status: 'found', query, count, suggestions});
      return {results: [{...rest, nbHits: count, hits: shown}]};
    } catch (error) {
      report(error);
      end({status: 'failed'});
      return {results: [{hits: [], nbHits: 0}]};
    }
  };
  return {
    addAlgoliaAgent: client.addAlgoliaAgent,
    transporter: client.transporter,
    search: search as unknown as DocSearchTransformClient['search'],
  };
}

/** An unreachable host is on the screen and, embedded, in the console already; a refusal is for the site's owner. */
function report(error: unknown): void {
  if (error instanceof Error && error.name !== 'RetryError') {
    const status = 'status' in error ? ` (${String(error.status)})` : '';
    console.warn(`Search failed: ${error.message}${status}`);
  }
}

/** DocSearch shows the group of a hit (lvl0) as text, not as HTML, and takes the highlighted one if there is one. */
function withPlainGroup(hit: Hit) {
  const lvl0 = unescapeHtml(hit.hierarchy?.lvl0 ?? '');
  return {...hit, _highlightResult: undefined, hierarchy: {...hit.hierarchy, lvl0}};
}
