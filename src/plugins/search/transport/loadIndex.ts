import {unpackIndex} from '../shared/packedIndex';
import {createEngine, type SearchEngine} from '../engine/engine';

/** A slow line in a factory may take long; a dead one must not keep the reader waiting for ever. */
const LOAD_TIMEOUT_MS = 30_000;

const FIX = 'Build the site again (npm run build) and deploy the whole output folder.';

/** An index and the text that it was made from. */
export type LoadedIndex = {readonly text: string; readonly engine: SearchEngine};

/**
 * Loads the index of one language into an engine. Its file has a fixed name, so the server is asked whether it changed: a new
 * deployment is noticed, and a reader who has the index waits for one short answer.
 * @param sliceMs see `createEngine`
 * @param known returned when the server still has its text
 * @throws Error that names the file and the fix
 */
export async function loadIndex(
  indexUrl: string,
  language: string,
  sliceMs: number,
  known?: LoadedIndex,
): Promise<LoadedIndex> {
  const {text, file} = await loadJson(indexUrl, 'no-cache').catch((error: Error) => {
    // The browser, or a proxy, may keep a copy that was cut off.
    if (error.cause instanceof SyntaxError) return loadJson(indexUrl, 'reload');
    throw error;
  });
  if (text === known?.text) return known;
  try {
    return {text, engine: await createEngine(unpackIndex(file, language), sliceMs)};
  } catch (error) {
    throw new Error(
      `the index ${indexUrl} cannot be used: ${reason(error)}. Reload the page; if that does not help: ${FIX}`,
      {cause: error},
    );
  }
}

async function loadJson(url: string, cache: RequestCache): Promise<{text: string; file: unknown}> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), LOAD_TIMEOUT_MS);
  try {
    const response = await fetch(url, {cache, signal: abort.signal});
    if (!response.ok) {
      throw new Error(`the server answered ${response.status}`);
    }
    const text = await response.text();
    return {text, file: JSON.parse(text)};
  } catch (error) {
    throw new Error(
      `the index ${url} is missing, cut off or no JSON: ${reason(error)}. Check the network. ${FIX}`,
      {cause: error},
    );
  } finally {
    clearTimeout(timer);
  }
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
