import {decodedHeaders} from '../shared/decodedHeaders';
import {findKept, NOT_FOUND, type Found} from './findKept';
import {notKeptPage} from './notKeptPage';
import type {Store} from '../store/store';

/** A proxy may hold a request for minutes; from then on the reader gets the kept copy. */
const NETWORK_TIMEOUT_MS = 3000;

/** A login page of the network comes as HTML with status 200 whatever was asked for. */
function isUsable(request: Request, response: Response): boolean {
  if (request.mode === 'navigate') return response.status < 500;
  return response.ok && !response.headers.get('content-type')?.startsWith('text/html');
}

/**
 * The answer of the server with its whole body: half a page would be no better than none.
 * @throws when there is none in time, or it is a fault of a server
 */
async function complete(request: Request): Promise<Response> {
  const response = await fetch(request);
  // A redirect of a navigation is the browser's to follow, and has no body to read.
  if (response.type === 'opaqueredirect') return response;
  if (!isUsable(request, response)) throw new Error(`The server answered ${response.status}`);
  const {status, statusText} = response;
  const hasNoBody = [204, 205, 304].includes(status);
  return new Response(hasNoBody ? null : await response.blob(), {
    status,
    statusText,
    headers: decodedHeaders(response),
  });
}

/** The server's answer if it comes in time, else the kept one. */
async function networkFirst(request: Request, kept: Response): Promise<Response> {
  const timeout = new Promise<Response>((resolve) => {
    setTimeout(() => resolve(kept), NETWORK_TIMEOUT_MS);
  });
  return Promise.race([complete(request).catch(() => kept), timeout]);
}

async function unreachable(store: Store, found: Found, error: unknown): Promise<Response> {
  const hash = found.kept?.current?.files[NOT_FOUND]?.[0];
  const notFound = hash === undefined ? undefined : await store.file(hash);
  if (notFound) return new Response(notFound.body, {status: 404, headers: notFound.headers});
  const page = notKeptPage(await store.read(), found, store.root);
  if (page) return page;
  throw error;
}

/**
 * Answers a request of a page. Hashed files come from the copy; everything else comes from the server while it answers, so that
 * readers see what is new; pages that are not kept never come from anywhere else.
 */
export async function answer(store: Store, request: Request): Promise<Response> {
  const {pathname} = new URL(request.url);
  const found = findKept(await store.read(), pathname.slice(new URL(store.root).pathname.length));
  const kept = found.hash === undefined ? undefined : await store.file(found.hash);
  if (kept) return found.address.startsWith('assets/') ? kept : networkFirst(request, kept);
  try {
    return await fetch(request);
  } catch (error) {
    if (request.mode !== 'navigate') throw error;
    return unreachable(store, found, error);
  }
}
