import {PrecacheController} from 'workbox-precaching/PrecacheController';
import {
  cacheName,
  channelName,
  parseLanguages,
  type DownloadMessage,
  type OfflineLanguage,
} from './protocol';

/*
 * The service worker (`sw.js` of the build). It downloads the pages and files of the languages that the reader has chosen. Files with a
 * hash in their name are always answered from this copy. Everything else comes from the server, and from the copy if the server takes more
 * than 3 s, fails, or answers with the login page of a network.
 *
 * Servers must not let browsers cache `sw.js` (tools/server-config).
 *
 * Known limits: Without a network, the old address of a moved page shows the not-found page. An interrupted first download starts over.
 * Browsers stop a download after about 5 minutes. Safari deletes the copy after 7 days without a visit. The hosted search needs the network.
 */

/** All languages of the site. writeOfflineFiles.ts inserts the value. */
declare const LANGUAGES: readonly OfflineLanguage[];

/** The global scope, typed by hand, because one TypeScript project cannot have the types of both pages and workers. */
const scope = self as unknown as {
  registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  clients: {claim(): Promise<void>};
};

const root = scope.registration.scope;
const base = new URL(root).pathname;
const stored = LANGUAGES.filter(({language}) => parseLanguages(location.href).includes(language));
const channel = new BroadcastChannel(channelName(base));
const send = (message: DownloadMessage) => channel.postMessage(message);

const controllers = stored.map(({language, files}) => {
  let done = 0;
  const controller = new PrecacheController({
    cacheName: cacheName(base, language),
    plugins: [
      {
        // Workbox does not call this for a file that is stored already.
        requestWillFetch: ({request}) => {
          send({language, share: done / files.length});
          return Promise.resolve(request);
        },
        // Store any status, because servers answer with 404 for the not-found page. The browser has verified the hash.
        cacheWillUpdate: ({response}) => Promise.resolve(response),
        handlerDidRespond: () => Promise.resolve(void (done += 1)),
        handlerDidError: ({error}) => {
          if (error.name === 'QuotaExceededError') send('full');
          return Promise.resolve(undefined);
        },
      },
    ],
  });
  // An unchanged `revision` is not downloaded again. `integrity` rejects other content, such as a login page.
  controller.precache(
    files.map(([url, hash]) => ({url, revision: hash, integrity: `sha256-${hash}`})),
  );
  return controller;
});

/** Return the offline copy of a page or file, whatever its query. */
async function findCopy(url: string): Promise<Response | undefined> {
  const exact = url.replace(/[?#].*/, '');
  const key = controllers
    .map((controller) => controller.getCacheKeyForURL(exact))
    .find((found) => found !== undefined);
  // matchPrecache() would create the cache again after the reader has removed the copy.
  return key === undefined ? undefined : caches.match(key);
}

/**
 * Fetch a response with its whole body from the server.
 * @throws Error if it takes more than 3 s, fails, or is a login page
 */
async function fromServer(request: Request): Promise<Response> {
  // AbortSignal.timeout() is not possible, because the request of a navigation accepts no signal.
  const late = new Promise<never>((_, reject) => void setTimeout(reject, 3000));
  const response = await Promise.race([fetch(request), late]);
  // The browser follows the redirect of a navigation itself. Such a response has no body.
  if (response.type === 'opaqueredirect') return response;
  // A network login page is HTML with status 200, even if a script or a picture was requested.
  const isHtml = response.headers.get('content-type')?.startsWith('text/html');
  const isWrong = request.mode !== 'navigate' && (isHtml || !response.ok);
  if (isWrong || response.status >= 500) throw new Error(`Status ${response.status}`);
  return new Response(await Promise.race([response.blob(), late]), response);
}

/** Return the stored not-found page of the language of a page that is neither stored nor reachable, or the error page of the browser. */
async function unreachablePage(url: string): Promise<Response> {
  const pathname = url.slice(root.length).replace(/[?#].*/, '');
  // The default language is first and matches every path, so the last match is the right one.
  const found = LANGUAGES.findLast(({folder}) => `${pathname}/`.startsWith(folder));
  const copy = await findCopy(`${root}${found?.folder}404`);
  return copy ? new Response(copy.body, {status: 404, headers: copy.headers}) : Response.error();
}

/** Answer a request from the offline copy or from the server. */
async function answer(request: Request): Promise<Response> {
  const copy = await findCopy(request.url);
  // Files with a hash in their name never change.
  if (copy && request.url.includes('/assets/')) return copy;
  if (copy) return fromServer(request).catch(() => copy);
  if (request.mode !== 'navigate') return fetch(request);
  return fetch(request).catch(() => unreachablePage(request.url));
}

self.addEventListener('fetch', (event) => {
  const fetching = event as Event & {
    readonly request: Request;
    respondWith(response: Promise<Response>): void;
  };
  const {request} = fetching;
  // Requests that bypass caches go to the server, for example when the search has received a damaged index.
  const allowsCopy = request.mode === 'navigate' || !['no-store', 'reload'].includes(request.cache);
  if (request.method === 'GET' && request.url.startsWith(root) && allowsCopy) {
    fetching.respondWith(answer(request));
  }
});

// A new version becomes active as soon as it is complete.
self.addEventListener('install', () => void scope.skipWaiting());
self.addEventListener('activate', () => void scope.clients.claim());
