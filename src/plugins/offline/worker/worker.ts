import {PrecacheController} from 'workbox-precaching/PrecacheController';
import type {OfflineLanguage} from '../node/writeOfflineFiles';
import {languagesOf, nameOf, type Message} from '../shared/protocol';
import {notStoredPage} from './notStoredPage';

/** All languages of the site; writeOfflineFiles.ts writes them in. */
declare const LANGUAGES: readonly OfflineLanguage[];

/** The parts of a worker's scope that are used; TypeScript has no types for a page and a worker in one project. */
const scope = self as unknown as {
  registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  clients: {claim(): Promise<void>};
  navigator: {connection?: {saveData: boolean}};
};

const root = scope.registration.scope;
const base = new URL(root).pathname;
const kept = LANGUAGES.filter(({language}) => languagesOf(location.href).includes(language));
const channel = new BroadcastChannel(nameOf(base));
const send = (message: Message) => channel.postMessage(message);

/** Ends a download on request; readers who save data get no update in the background. */
const end = new AbortController();
const isUpdate = scope.registration.active?.scriptURL === location.href;
if (isUpdate && scope.navigator.connection?.saveData) end.abort();
channel.onmessage = ({data}: MessageEvent<Message>) => {
  if (data === 'cancel') end.abort();
};

const controllers = kept.map(({language, files}) => {
  let done = 0;
  const controller = new PrecacheController({
    cacheName: nameOf(base, language),
    plugins: [
      {
        // Not called for a file that is kept already: a language that is complete has no download.
        requestWillFetch: ({request}) => {
          send({language, share: done / files.length});
          return Promise.resolve(new Request(request, {signal: end.signal}));
        },
        // Whatever the status: hosts answer the address of the not-found page with 404. The hash has been compared.
        cacheWillUpdate: ({response}) => Promise.resolve(response),
        handlerDidRespond: () => Promise.resolve(void (done += 1)),
        handlerDidError: ({error}) => {
          if (error.name === 'QuotaExceededError') send('full');
          return Promise.resolve(undefined);
        },
      },
    ],
  });
  // A hash is name and proof of a file: one that has not changed is not downloaded again, a login page is not kept.
  controller.precache(
    files.map(([url, hash]) => ({url, revision: hash, integrity: `sha256-${hash}`})),
  );
  return controller;
});

/** Finds the kept copy of an address. A page is found as `/page`, `/page/`, `/page.html` and with any query. */
async function findKept(address: string): Promise<Response | undefined> {
  const exact = address.replace(/[?#].*/, '');
  const page = exact.replace(/(?:\/index)?(?:\.html)?\/?$/, '');
  const key = [exact, page, `${page}/`]
    .flatMap((each) => controllers.map((controller) => controller.getCacheKeyForURL(each)))
    .find((found) => found !== undefined);
  // Unlike matchPrecache(), this leaves no cache behind after the copy has been removed.
  return key === undefined ? undefined : caches.match(key);
}

/** Answers from the server, with the whole body: half a page is no better than none. Fails after 3 s. */
async function fromServer(request: Request): Promise<Response> {
  // Not AbortSignal.timeout(): a navigation takes no signal.
  const late = new Promise<never>((_, reject) => void setTimeout(reject, 3000));
  const response = await Promise.race([fetch(request), late]);
  // A redirect of a navigation is the browser's to follow, and has no body to read.
  if (response.type === 'opaqueredirect') return response;
  // The login page of a network comes as HTML with status 200 whatever was asked for.
  const isHtml = response.headers.get('content-type')?.startsWith('text/html');
  const isWrong = request.mode !== 'navigate' && (isHtml || !response.ok);
  if (isWrong || response.status >= 500) throw new Error(`Status ${response.status}`);
  return new Response(await Promise.race([response.blob(), late]), response);
}

/** Answers a navigation to a page that is neither kept nor reachable. */
async function unreachablePage(url: string): Promise<Response> {
  const address = url.slice(root.length).replace(/[?#].*/, '');
  // The default language, whose folder is the start of all, is the first.
  const found = LANGUAGES.findLast(({folder}) => `${address}/`.startsWith(folder));
  const copy = await findKept(`${root}${found?.folder}404`);
  if (copy) return new Response(copy.body, {status: 404, headers: copy.headers});
  const page = address.slice(found?.folder.length);
  return notStoredPage(kept.map(({language, folder}) => ({language, href: root + folder + page})));
}

async function answer(request: Request): Promise<Response> {
  const copy = await findKept(request.url);
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
  // What is asked of the server itself passes by: a search that got a damaged index.
  const isAsked = request.mode === 'navigate' || !['no-store', 'reload'].includes(request.cache);
  if (request.method === 'GET' && request.url.startsWith(root) && isAsked) {
    fetching.respondWith(answer(request));
  }
});

// A new version is in use as soon as it is complete.
self.addEventListener('install', () => void scope.skipWaiting());
self.addEventListener('activate', () => void scope.clients.claim());
