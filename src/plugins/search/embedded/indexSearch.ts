import {answerQuery} from '../engine/answer';
import type {Search} from '../shared/searchApi';
import {loadIndex, type LoadedIndex} from './loadIndex';

/** What the built-in search needs to know of the site. */
export type IndexSettings = {
  indexUrl: string;
  /** A loaded index that is older than this is compared with the one on the server. */
  maxAgeMs: number;
};

/** Create the search in the index of one language. It runs in the thread of the caller. */
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
      // A failure is not kept, so that the next query tries again.
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
    // Errors are left to the first query. A reader who has an index keeps it while the server is away.
    prefetch: () => renew().catch(() => {}),
  };
}
