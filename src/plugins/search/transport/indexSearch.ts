import {answerQuery} from '../engine/answer';
import type {Search} from '../shared/search';
import {loadIndex, type LoadedIndex} from './loadIndex';

/** What the built-in search needs of the site. */
export type IndexSettings = {
  indexUrl: string;
  language: string;
  /** After so many milliseconds a loaded index is compared with the server's. */
  maxAgeMs: number;
};

type Checked = {index: LoadedIndex; checkedAt: number};

/**
 * Makes the search in the index of one language, in the thread of the caller.
 * @param sliceMs see `createEngine`
 */
export function createIndexSearch(
  {indexUrl, language, maxAgeMs}: IndexSettings,
  sliceMs: number,
): Search {
  let loaded: Promise<Checked> | undefined;
  const load = async (known?: LoadedIndex): Promise<Checked> => ({
    index: await loadIndex(indexUrl, language, sliceMs, known),
    checkedAt: Date.now(),
  });
  const current = (): Promise<Checked> => {
    loaded ??= load().catch((error: unknown) => {
      // A failure is never kept: the next query tries again.
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
  const renew = async (): Promise<void> => {
    const {index, checkedAt} = await current();
    // A clock that is set back must not make an index young for years.
    if (Math.abs(Date.now() - checkedAt) >= maxAgeMs) loaded = Promise.resolve(await load(index));
  };
  return {
    ask: async (query) => answerQuery(query, (await current()).index.engine),
    // A reader with an index does not miss a server that is away; without one, the first query says what is wrong.
    prefetch: () => renew().catch(() => {}),
  };
}
