import {normalizeQuery} from '../shared/normalizeQuery';
import type {SearchClient, SearchQuery} from '../shared/searchApi';
import {createEmbeddedSearch} from '../embedded/embeddedSearch';
import {createHostedSearch} from '../hosted/hostedSearch';

/** Settings of the search, from the configuration of the site. */
export type SearchSettings = {
  appId: string;
  apiKey: string;
  indexName: string;
  /** Who answers queries: the index of the site (`embedded`) or the provider (`hosted`). */
  mode: 'embedded' | 'hosted';
  /** Address of the index file, for the embedded search. */
  indexUrl: string;
};

/** Return the parameters of highlights and snippets: 10 words, or 5 on narrow screens (tests/spec/09-limits.spec.ts). */
function displayParameters(): Partial<SearchQuery> & Record<string, unknown> {
  const words = window.matchMedia('(max-width: 768px)').matches ? 5 : 10;
  return {
    attributesToSnippet: [`content:${words}`],
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
  };
}

let client: SearchClient | undefined;

/** Return the client that the modal and the search page share. It is created on the first call. */
export function getSearchClient(settings: SearchSettings): SearchClient {
  if (!client) {
    const clientOfMode =
      settings.mode === 'hosted'
        ? createHostedSearch(settings)
        : createEmbeddedSearch(settings.indexUrl);
    client = {
      search: ({query, ...others}) =>
        clientOfMode.search({...others, ...displayParameters(), query: normalizeQuery(query)}),
      prefetch: () => clientOfMode.prefetch(),
    };
  }
  return client;
}

let lastReport = '';

/**
 * Log to the console why a search failed, with the message and the status of the provider. The same message is not logged twice in a row,
 * because each key press starts a search.
 */
export function reportFailure(error: unknown): void {
  if (error instanceof Error) {
    const status = 'status' in error ? ` (${String(error.status)})` : '';
    const report = `Search failed: ${error.message}${status}`;
    if (report !== lastReport) console.warn(report);
    lastReport = report;
  }
}
