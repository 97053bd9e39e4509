import {runQuery} from '../engine/runQuery';
import type {SearchEngine} from '../engine/engine';
import type {SearchBackend} from '../shared/searchApi';
import {loadIndex} from './loadIndex';

/**
 * Create a search that loads an index file once and answers queries from it. It blocks its thread while it searches, so the browser runs it
 * in the search worker (searchWorker.ts).
 */
export function createIndexSearch(indexUrl: string): SearchBackend {
  let engine: Promise<SearchEngine> | undefined;
  const load = (): Promise<SearchEngine> => {
    engine ??= loadIndex(indexUrl).catch((error: unknown) => {
      // Forget a failure, so that the next query loads the index again.
      engine = undefined;
      throw error;
    });
    return engine;
  };
  return {
    ask: async (query) => runQuery(query, await load()),
    // A failure to load the index is reported by the first query.
    prefetch: () => void load().catch(() => {}),
  };
}
