import {answerQuery} from '../engine/answer';
import type {Search} from '../shared/searchApi';
import {loadIndex, type LoadedIndex} from './loadIndex';

/** Settings of the embedded search. */
export type IndexSettings = {
  indexUrl: string;
  /** Age in ms after which the search checks the server for a newer index when it is opened. */
  maxAgeMs: number;
};

/** Create a search that loads an index file and answers queries from it, in the thread of the caller. */
export function createIndexSearch({indexUrl, maxAgeMs}: IndexSettings): Search {
  let loaded: Promise<LoadedIndex> | undefined;
  let checkedAt = 0;
  const load = async (known?: LoadedIndex): Promise<LoadedIndex> => {
    const index = await loadIndex(indexUrl, known);
    checkedAt = performance.now();
    return index;
  };
  const current = (): Promise<LoadedIndex> => {
    loaded ??= load().catch((error: unknown) => {
      // Forget a failure, so that the next query loads the index again.
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
  const renew = async (): Promise<void> => {
    const known = await current();
    if (performance.now() - checkedAt >= maxAgeMs) {
      loaded = Promise.resolve(await load(known));
    }
  };
  return {
    ask: async (query) => answerQuery(query, (await current()).engine),
    // A failure to load the index is reported by the first query. While the server is down, the loaded index stays in
    // use.
    prefetch: () => renew().catch(() => {}),
  };
}
