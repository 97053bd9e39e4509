import {answerQuery} from '../engine/answer';
import type {SearchEngine} from '../engine/engine';
import type {IndexPointer} from '../shared/packedIndex';
import type {Search} from '../shared/search';
import {loadIndex, loadPointer} from './loadIndex';

/** What the built-in search needs of the site. */
export type IndexSettings = {
  /** Address of the pointer file. */
  pointerUrl: string;
  language: string;
  /** After so many milliseconds a loaded index is compared with the server's. */
  maxAgeMs: number;
};

type Loaded = {engine: SearchEngine; file: string; checkedAt: number};

/**
 * Makes the search in the index of one language, in the thread of the caller.
 * @param sliceMs see `createEngine`
 */
export function createIndexSearch(
  {pointerUrl, language, maxAgeMs}: IndexSettings,
  sliceMs: number,
): Search {
  let loaded: Promise<Loaded> | undefined;
  const load = async (pointer: IndexPointer): Promise<Loaded> => ({
    engine: await loadIndex(pointerUrl, pointer, language, sliceMs),
    file: pointer.file,
    checkedAt: Date.now(),
  });
  const current = (): Promise<Loaded> => {
    loaded ??= loadPointer(pointerUrl)
      .then(load)
      .catch((error: unknown) => {
        // A failure is never kept: the next query tries again.
        loaded = undefined;
        throw error;
      });
    return loaded;
  };
  const renew = async (): Promise<void> => {
    const known = await current();
    // A clock that is set back must not make an index young for years.
    if (Math.abs(Date.now() - known.checkedAt) < maxAgeMs) {
      return;
    }
    const pointer = await loadPointer(pointerUrl);
    known.checkedAt = Date.now();
    if (pointer.file !== known.file) {
      loaded = Promise.resolve(await load(pointer));
    }
  };
  return {
    ask: async (query) => answerQuery(query, (await current()).engine),
    // A reader with an index does not miss a server that is away; without one, the first query says what is wrong.
    prefetch: () => renew().catch(() => {}),
  };
}
