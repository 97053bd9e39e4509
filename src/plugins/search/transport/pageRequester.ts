import {createEngines} from './engines';
import {createRequester} from './requester';
import type {EmbeddedRequester} from './workerRequester';
import type {EmbeddedSettings} from './workerMessages';

/** Longest stretch of work before the page gets its turn. */
const SLICE_MS = 8;

/** The embedded search in the page itself, for browsers that give it no worker. */
export function createPageRequester(settings: EmbeddedSettings): EmbeddedRequester {
  const engines = createEngines(settings, SLICE_MS, (warning) => console.warn(warning));
  return {
    ...createRequester(settings.indexName, engines),
    prefetch: () => void engines.prefetch(),
  };
}
