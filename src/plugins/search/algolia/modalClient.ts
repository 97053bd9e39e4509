import type {DocSearchTransformClient} from '@docsearch/react';
import {unescapeHtml} from '../shared/markup';
import {readSuggestions} from './readSuggestions';
import type {SearchClient} from './searchClient';

/** DocSearch's autocomplete says "stalled" after 300 ms; an error must come later or it is overwritten. */
const STALL_THRESHOLD_MS = 300;

/** How a search of the modal ended. */
export type SearchOutcome =
  {status: 'found'; count: number; suggestions: string[]} | {status: 'failed'};

type Options = {
  /** Whether the text in the field is still being composed, and nobody asks for it yet. */
  isComposing(): boolean;
  /** Whether the reader still asks for this query when its answer arrives. */
  isCurrent(query: string): boolean;
  /** Told how each search ended, for readers who cannot see the list. */
  onOutcome(outcome: SearchOutcome): void;
};

type SearchResults = {results: {nbHits?: number; hits?: unknown[]; suggestions?: unknown}[]};

/** The modal keeps its screen as long as a search has no answer. */
const NEVER = {catch: () => new Promise<never>(() => {})};

/**
 * The search client as DocSearch's modal needs it.
 *
 * When a search fails, the modal sets its status to "error", rethrows, and its autocomplete then resets the status to
 * "idle": the error screen gives way to "no results" at once, and the rejection goes unhandled. So a failed search
 * here runs the modal's `catch` and then stays pending: the error screen stays until the next keystroke.
 * A refused request (4xx) shows the same screen, for the modal has no other.
 */
export function createModalClient(
  client: SearchClient,
  options: Options,
): DocSearchTransformClient {
  let latest = 0;
  const search = (params: {requests: {query?: string}[]}) => {
    if (options.isComposing()) {
      return NEVER;
    }
    const number = ++latest;
    const startedAt = Date.now();
    const query = params.requests[0]?.query ?? '';
    const isStale = () => number !== latest || !options.isCurrent(query);
    const answer = (client.search as (params: unknown) => Promise<SearchResults>)(params).then(
      (response) => {
        if (!isStale()) {
          const [result] = response.results;
          const count = result?.nbHits ?? 0;
          options.onOutcome({status: 'found', count, suggestions: readSuggestions(result)});
        }
        return withPlainGroups(response);
      },
    );
    return {
      catch: (showError: (error: unknown) => unknown) =>
        new Promise<SearchResults>((resolve) => {
          answer.then(resolve, (error: unknown) => {
            const wait = Math.max(0, startedAt + STALL_THRESHOLD_MS + 50 - Date.now());
            setTimeout(() => {
              if (!isStale()) {
                report(error);
                options.onOutcome({status: 'failed'});
                runQuietly(() => showError(asUnreachable(error)));
              }
            }, wait);
          });
        }),
    };
  };
  return {
    addAlgoliaAgent: client.addAlgoliaAgent,
    transporter: client.transporter,
    search: search as unknown as DocSearchTransformClient['search'],
  };
}

/** The modal shows its error screen for this name only. */
function asUnreachable(error: unknown): Error {
  const unreachable = new Error(error instanceof Error ? error.message : String(error), {
    cause: error,
  });
  unreachable.name = 'RetryError';
  return unreachable;
}

/** An unreachable host is on the screen and, embedded, in the console already; a refusal is for the site's owner. */
function report(error: unknown): void {
  if (error instanceof Error && error.name !== 'RetryError') {
    const status = 'status' in error ? ` (${String(error.status)})` : '';
    console.warn(`Search failed: ${error.message}${status}`);
  }
}

/** The modal's handler rethrows what it is given; it has done its work by then. */
function runQuietly(action: () => unknown): void {
  try {
    action();
  } catch {
    // See above.
  }
}

/** The modal shows the group of a hit (lvl0) as text, not as HTML. */
function withPlainGroups(response: SearchResults): SearchResults {
  return {
    ...response,
    results: response.results.map((result) => ({
      ...result,
      hits: result.hits?.map(withPlainGroup),
    })),
  };
}

type GroupedHit = {
  hierarchy?: {lvl0?: string | null};
  _highlightResult?: {hierarchy?: {lvl0?: {value: string}}};
};

function withPlainGroup(hit: unknown): unknown {
  const {hierarchy, _highlightResult: highlighted, ...rest} = hit as GroupedHit;
  const group = unescapeHtml(hierarchy?.lvl0 ?? '');
  return {
    ...rest,
    hierarchy: {...hierarchy, lvl0: group},
    _highlightResult: {
      ...highlighted,
      hierarchy: {
        ...highlighted?.hierarchy,
        lvl0: {value: group, matchLevel: 'none', matchedWords: []},
      },
    },
  };
}
