import {createHostedSearch} from './hostedSearch';
import type {Search} from '../shared/search';
import {createEmbeddedSearch} from '../transport/embeddedSearch';

/** What the search must know of the site. */
export type SearchSettings = {
  appId: string;
  apiKey: string;
  indexName: string;
  /** Embedded: answered from the site's own index. Hosted: by the provider. */
  mode: 'embedded' | 'hosted';
  language: string;
  /** Address of the index; used by the embedded search. */
  indexUrl: string;
};

/** A page may stay open for days; when its search is opened, an index older than this is compared with the server's. */
const MAX_INDEX_AGE_MS = process.env.NODE_ENV === 'development' ? 0 : 5 * 60_000;

let search: Search | undefined;

/** Gives the one search of the page, for the modal and the search page. A page keeps its settings. */
export function getSearch(settings: SearchSettings): Search {
  search ??=
    settings.mode === 'hosted'
      ? createHostedSearch(settings)
      : createEmbeddedSearch({...settings, maxAgeMs: MAX_INDEX_AGE_MS});
  return search;
}

let lastReport = '';

/**
 * Tells the site's owner in the console why a search failed (specification, section 8), once for the failures of each
 * keystroke. An unreachable provider is on the screen already.
 */
export function reportFailure(error: unknown): void {
  if (error instanceof Error && error.name !== 'RetryError') {
    const status = 'status' in error ? ` (${String(error.status)})` : '';
    const report = `Search failed: ${error.message}${status}`;
    if (report !== lastReport) console.warn(report);
    lastReport = report;
  }
}
