import type {Engines} from './answer';
import type {SearchEngine} from './engine';
import {loadIndex} from './loadIndex';
import {RequestError} from './requestError';
import {IndexUnavailableError} from './requester';

/**
 * Keeps one engine a language. A failure is never kept: the next query tries again.
 * @param pointerUrls address of the pointer file by language
 */
export function createEngines(
  pointerUrls: Record<string, string>,
  currentLanguage: string,
  load: typeof loadIndex = loadIndex,
): Engines {
  const loaded = new Map<string, Promise<SearchEngine>>();
  let lastWarning = '';

  const start = async (language: string, pointerUrl: string) => {
    try {
      const engine = await load(pointerUrl, language);
      lastWarning = '';
      return engine;
    } catch (error) {
      loaded.delete(language);
      const message = error instanceof Error ? error.message : String(error);
      // Every keystroke tries again; one line in the console is enough.
      if (message !== lastWarning) {
        console.warn(message);
        lastWarning = message;
      }
      throw new IndexUnavailableError(message, {cause: error});
    }
  };

  return {
    currentLanguage,
    async load(language) {
      const pointerUrl = Object.hasOwn(pointerUrls, language) ? pointerUrls[language] : undefined;
      if (!pointerUrl) {
        throw new RequestError(404, `There is no index for the language "${language}"`);
      }
      const engine = loaded.get(language) ?? start(language, pointerUrl);
      loaded.set(language, engine);
      return engine;
    },
  };
}
