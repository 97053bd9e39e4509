import {runQuery} from '../engine/runQuery';
import {createEngine, type SearchEngine} from '../engine/engine';
import type {Search} from '../shared/searchApi';
import {parseIndex} from '../shared/searchIndex';

/** Time after which loading fails. It is long, because the network of a factory may be slow. */
const LOAD_TIMEOUT_MS = 30_000;

/**
 * Load an index file and create its search engine. The file has a fixed name, so the request revalidates a cached copy.
 * @throws Error that names the file and the fix
 */
async function loadIndex(indexUrl: string): Promise<SearchEngine> {
  try {
    const signal = AbortSignal.timeout(LOAD_TIMEOUT_MS);
    const response = await fetch(indexUrl, {cache: 'no-cache', signal});
    if (!response.ok) {
      throw new Error(`the server answered ${response.status}`);
    }
    return createEngine(parseIndex(await response.text()));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `the search index ${indexUrl} cannot be used: ${reason}. Check the network and reload the page. ` +
        'If that does not help, build the site again (npm run build) and deploy the whole output folder.',
      {cause: error},
    );
  }
}

/**
 * Begin to load an index file, and return the search that answers queries from it. The search blocks its thread while it searches, so the browser runs it
 * in the search worker (searchWorker.ts).
 */
export function createIndexSearch(indexUrl: string): Search {
  let engine: Promise<SearchEngine> | undefined;
  const load = (): Promise<SearchEngine> => {
    engine ??= loadIndex(indexUrl).catch((error: unknown) => {
      // Forget a failure, so that the next query loads the index again.
      engine = undefined;
      throw error;
    });
    return engine;
  };
  // Run a query before the reader types, so that the browser has compiled this code. Ignore a failure here: the first query of the reader loads
  // the index again, and reports it.
  void load()
    .then((loaded) => runQuery({query: 'a'}, loaded))
    .catch(() => {});
  return async (query) => runQuery(query, await load());
}
