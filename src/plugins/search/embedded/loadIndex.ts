import {createEngine, type SearchEngine} from '../engine/engine';
import {parseIndex} from '../shared/searchIndex';

/** Time after which loading fails. It is long, because the network of a factory may be slow. */
const LOAD_TIMEOUT_MS = 30_000;

/** A search engine, and the text of the index file that it was created from. */
export type LoadedIndex = {readonly text: string; readonly engine: SearchEngine};

/**
 * Load an index file and create its search engine. The file has a fixed name, so the request revalidates a cached copy.
 * @param known returned when the text of the file has not changed
 * @throws Error that names the file and the fix
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
