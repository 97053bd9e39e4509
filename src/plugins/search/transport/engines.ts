import type {Engines} from '../engine/answer';
import type {SearchEngine} from '../engine/engine';
import {loadIndex, loadPointer} from './loadIndex';
import {RequestError} from './requestError';
import {IndexUnavailableError} from './requester';

/** What the engines need of the site. */
export type EngineSettings = {
  /** Address of the pointer file by language. */
  pointerUrls: Record<string, string>;
  language: string;
  /** After so many milliseconds a loaded index is compared with the server's. */
  maxAgeMs: number;
};

/** Engines that can be told to look for a newer index. */
export type RefreshableEngines = Engines & {
  /** Loads the index of the current language, or a newer one than is loaded. Never fails. */
  prefetch: () => Promise<void>;
};

type Loaded = {engine: SearchEngine; file: string; checkedAt: number};

/**
 * Keeps one engine a language. A failure is never kept: the next query tries again.
 * @param sliceMs see `createEngine`
 * @param warn told why an index cannot be used, once for each reason
 */
export function createEngines(
  {pointerUrls, language: currentLanguage, maxAgeMs}: EngineSettings,
  sliceMs: number,
  warn: (message: string) => void,
): RefreshableEngines {
  const loaded = new Map<string, Promise<Loaded>>();
  let lastWarning = '';

  const start = async (language: string, pointerUrl: string): Promise<Loaded> => {
    try {
      const pointer = await loadPointer(pointerUrl);
      const engine = await loadIndex(pointerUrl, pointer, language, sliceMs);
      lastWarning = '';
      return {engine, file: pointer.file, checkedAt: Date.now()};
    } catch (error) {
      loaded.delete(language);
      const message = error instanceof Error ? error.message : String(error);
      // Every keystroke tries again; one line in the console is enough.
      if (message !== lastWarning) {
        warn(message);
        lastWarning = message;
      }
      throw new IndexUnavailableError(message, {cause: error});
    }
  };

  /** Puts a newer index in the place of a loaded one. While the server cannot be asked, the loaded one stays. */
  const refresh = async (language: string, pointerUrl: string, current: Loaded) => {
    // A clock that is set back must not make an index young for years.
    if (Math.abs(Date.now() - current.checkedAt) < maxAgeMs) {
      return;
    }
    try {
      const pointer = await loadPointer(pointerUrl);
      current.checkedAt = Date.now();
      if (pointer.file !== current.file) {
        const engine = await loadIndex(pointerUrl, pointer, language, sliceMs);
        loaded.set(language, Promise.resolve({engine, file: pointer.file, checkedAt: Date.now()}));
      }
    } catch {
      // The reader has an index that works; a server that is away is no news to them.
    }
  };

  const pointerOf = (language: string) => {
    const pointerUrl = Object.hasOwn(pointerUrls, language) ? pointerUrls[language] : undefined;
    if (!pointerUrl) {
      throw new RequestError(404, `There is no index for the language "${language}"`);
    }
    return pointerUrl;
  };

  const load = async (language: string) => {
    const current = loaded.get(language) ?? start(language, pointerOf(language));
    loaded.set(language, current);
    return (await current).engine;
  };

  return {
    currentLanguage,
    load,
    async prefetch() {
      try {
        const known = loaded.get(currentLanguage);
        if (known) {
          await refresh(currentLanguage, pointerOf(currentLanguage), await known);
        } else {
          await load(currentLanguage);
        }
      } catch {
        // The first query tries again and says what is wrong.
      }
    },
  };
}
