import {createEngine, type SearchEngine} from '../engine/engine';
import {parseIndex} from '../shared/searchIndex';

/** Time after which loading fails. It is long, because the network of a factory may be slow. */
const LOAD_TIMEOUT_MS = 30_000;

/**
 * Load an index file and create its search engine. The file has a fixed name, so the request revalidates a cached copy.
 * @throws Error that names the file and the fix
 */
export async function loadIndex(indexUrl: string): Promise<SearchEngine> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), LOAD_TIMEOUT_MS);
  try {
    const response = await fetch(indexUrl, {cache: 'no-cache', signal: abort.signal});
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
  } finally {
    clearTimeout(timer);
  }
}
