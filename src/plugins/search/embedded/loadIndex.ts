import {createEngine, type SearchEngine} from '../engine/engine';
import {parseIndex} from '../shared/searchIndex';

/** A slow line in a factory may take long, but a dead one must not keep the reader waiting for ever. */
const LOAD_TIMEOUT_MS = 30_000;

/** An engine and the text of the index that it was made from. */
export type LoadedIndex = {readonly text: string; readonly engine: SearchEngine};

/**
 * Load the index of one language into an engine. The index file has a fixed name, so the server is always asked whether
 * it changed. A new deployment is noticed, and a reader who has the index waits for one short answer only.
 * @param known returned when the server still has the same text
 * @throws Error that names the file and says what to do
 */
export async function loadIndex(indexUrl: string, known?: LoadedIndex): Promise<LoadedIndex> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), LOAD_TIMEOUT_MS);
  try {
    const response = await fetch(indexUrl, {cache: 'no-cache', signal: abort.signal});
    if (!response.ok) {
      throw new Error(`the server answered ${response.status}`);
    }
    const text = await response.text();
    return text === known?.text ? known : {text, engine: createEngine(parseIndex(text))};
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `the search index ${indexUrl} cannot be used: ${reason}. Check the network and reload the page. ` +
        'If that does not help, build the site again (npm run build) and deploy the whole output folder.',
      {cause: error},
    );
  } finally {
    clearTimeout(timer);
  }
}
