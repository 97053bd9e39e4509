import type {Search, SearchQuery} from '../shared/searchApi';
import {createEmbeddedSearch} from '../embedded/embeddedSearch';
import {createHostedSearch} from '../algolia/hostedSearch';

/** What the search must know of the site. */
export type SearchSettings = {
  appId: string;
  apiKey: string;
  indexName: string;
  /** Embedded: answered from the site's own index. Hosted: answered by the provider. */
  mode: 'embedded' | 'hosted';
  /** Address of the index, used by the embedded search. */
  indexUrl: string;
};

/** A page may stay open for days. When its search is opened, an index older than this is compared with the server's. */
const MAX_INDEX_AGE_MS = process.env.NODE_ENV === 'development' ? 0 : 5 * 60_000;

/** Return how hits are shown: snippets of 10 words, or 5 on narrow screens (specification, section 9). */
function displayParameters(): Partial<SearchQuery> & Record<string, unknown> {
  const words = window.matchMedia('(max-width: 768px)').matches ? 5 : 10;
  return {
    attributesToSnippet: [`content:${words}`],
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
  };
}

let search: Search | undefined;

/** Return the one search of the page, for the modal and the search page. */
export function getSearch(settings: SearchSettings): Search {
  if (!search) {
    const answering =
      settings.mode === 'hosted'
        ? createHostedSearch(settings)
        : createEmbeddedSearch({...settings, maxAgeMs: MAX_INDEX_AGE_MS});
    search = {
      ask: (query) => answering.ask({...query, ...displayParameters()}),
      prefetch: () => answering.prefetch(),
    };
  }
  return search;
}

let lastReport = '';

/**
 * Tell the site's owner in the console why a search failed (specification, section 8). The same message of the next
 * keystroke is left out, and so is an unreachable provider, which is on the screen already.
 */
export function reportFailure(error: unknown): void {
  if (error instanceof Error && error.name !== 'RetryError') {
    const status = 'status' in error ? ` (${String(error.status)})` : '';
    const report = `Search failed: ${error.message}${status}`;
    if (report !== lastReport) console.warn(report);
    lastReport = report;
  }
}
