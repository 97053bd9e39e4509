import {decodedHeaders} from '../shared/decodedHeaders';
import {FORMAT, POINTER_FILE, type Entry, type Files, type Pointer} from '../shared/manifest';
import {OfflineError} from './problem';

/** A proxy may hold a request for ever: given up after 30 s, and 1 s more for each 5 KB. */
const timeLimit = (bytes: number) => 30_000 + bytes / 5;

/**
 * Asks the server itself: `no-store` passes by the browser's cache and the service worker (answer.ts).
 * @throws OfflineError
 */
async function load(url: string, bytes: number, signal?: AbortSignal) {
  const abort = new AbortController();
  const stop = () => abort.abort();
  const timer = setTimeout(stop, timeLimit(bytes));
  signal?.addEventListener('abort', stop);
  try {
    const response = await fetch(url, {cache: 'no-store', signal: abort.signal});
    if (response.status >= 500) throw new Error(`the server answered ${response.status}`);
    return {response, body: await response.arrayBuffer()};
  } catch (cause) {
    signal?.throwIfAborted();
    throw new OfflineError('unreachable', {cause});
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}

async function sha256(body: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  return btoa(String.fromCharCode(...digest));
}

function parse<T>(body: ArrayBuffer): T {
  try {
    return JSON.parse(new TextDecoder().decode(body)) as T;
  } catch (cause) {
    throw new OfflineError('foreign', {cause});
  }
}

/**
 * Asks which build the server has.
 * @param root address of the site with a slash at the end
 * @throws OfflineError
 */
export async function loadPointer(root: string, signal?: AbortSignal): Promise<Pointer> {
  const {response, body} = await load(root + POINTER_FILE, 0, signal);
  if (response.status === 404) throw new OfflineError('absent');
  const pointer = parse<Pointer | null>(body);
  if (pointer?.format !== FORMAT) throw new OfflineError('foreign');
  return pointer;
}

/**
 * Loads the file list of a language.
 * @throws OfflineError
 */
export async function loadList(root: string, entry: Entry, signal: AbortSignal): Promise<Files> {
  const {body} = await load(root + entry.list, entry.bytes / 100, signal);
  if ((await sha256(body)) !== entry.hash) throw new OfflineError('altered', {file: entry.list});
  return parse<Files>(body);
}

/**
 * Loads one file. What counts is its content, whatever the status: hosts answer `/404` with 404.
 * @returns an answer to store, with the headers of the server: policies among them
 * @throws OfflineError
 */
export async function loadFile(
  url: string,
  [hash, bytes]: Files[string],
  signal: AbortSignal,
): Promise<Response> {
  const {response, body} = await load(url, bytes, signal);
  if ((await sha256(body)) !== hash)
    throw new OfflineError('altered', {file: new URL(url).pathname});
  return new Response(body, {headers: decodedHeaders(response)});
}
