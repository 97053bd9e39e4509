import {INDEX_FILE, SCHEMA_VERSION, unpackIndex, type IndexPointer} from '../shared/packedIndex';
import {createEngine, type SearchEngine} from '../engine/engine';

/** A slow line in a factory may take long; a dead one must not keep the reader waiting for ever. */
const LOAD_TIMEOUT_MS = 30_000;

const FIX = 'Build the site again (npm run build) and deploy the whole output folder.';

/**
 * Reads which index file is the current one. The pointer has a fixed name, so the server is asked whether it changed:
 * a new deployment is noticed.
 * @throws Error that names the file and the fix
 */
export async function loadPointer(pointerUrl: string): Promise<IndexPointer> {
  const pointer = await loadJson<IndexPointer>(pointerUrl, 'no-cache');
  if (pointer?.schema !== SCHEMA_VERSION || typeof pointer.file !== 'string') {
    throw new Error(
      `the index ${pointerUrl} has format ${pointer?.schema}, this page reads format ${SCHEMA_VERSION}. ` +
        `Reload the page; if that does not help: ${FIX}`,
    );
  }
  if (!INDEX_FILE.test(pointer.file)) {
    throw new Error(
      `the index ${pointerUrl} names ${JSON.stringify(pointer.file)}, which is no index file. ${FIX}`,
    );
  }
  return pointer;
}

/**
 * Loads the index file of one language into an engine.
 * @param pointerUrl address of the pointer; the file's name is relative to it
 * @param sliceMs see `createEngine`
 * @throws Error that names the file and the fix
 */
export async function loadIndex(
  pointerUrl: string,
  pointer: IndexPointer,
  language: string,
  sliceMs: number,
): Promise<SearchEngine> {
  const indexUrl = `${pointerUrl.replace(/[^/]*$/, '')}${pointer.file}`;
  const file = await loadHashed<{records?: number}>(indexUrl);
  try {
    if (file?.records !== pointer.records) {
      throw new Error(`it has ${file?.records} records, ${pointerUrl} expects ${pointer.records}`);
    }
    return await createEngine(unpackIndex(file, language), sliceMs);
  } catch (error) {
    throw new Error(`the index ${indexUrl} cannot be used: ${reason(error)}. ${FIX}`, {
      cause: error,
    });
  }
}

/** A hashed file is cached for ever, so a copy that was cut off once would be too: then the server is asked again. */
async function loadHashed<T>(url: string): Promise<T> {
  try {
    return await loadJson<T>(url, 'default');
  } catch (error) {
    const {cause} = error as {cause?: {name?: string}};
    if (cause?.name === 'SyntaxError') {
      return loadJson<T>(url, 'reload');
    }
    throw error;
  }
}

async function loadJson<T>(url: string, cache: RequestCache): Promise<T> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), LOAD_TIMEOUT_MS);
  try {
    const response = await fetch(url, {cache, signal: abort.signal});
    if (!response.ok) {
      throw new Error(`the server answered ${response.status}`);
    }
    return (await response.json()) as T;
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
