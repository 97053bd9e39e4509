import {exclusively, tell} from '../store/exclusive';
import {keepLanguage, type Progress} from '../store/keepLanguage';
import {createStore} from '../store/store';
import {answer} from './answer';

/** The parts of the service worker's scope that are used; TypeScript has no types for a page and a worker in one project. */
type ExtendableEvent = Event & {waitUntil(work: Promise<unknown>): void};
type FetchEvent = ExtendableEvent & {
  request: Request;
  respondWith(response: Promise<Response>): void;
};
type WorkerScope = {
  registration: ServiceWorkerRegistration;
  clients: {claim(): Promise<void>};
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
};

/** How often a deployment is looked for, at a navigation: 0.4 KB. A worker that the browser has ended looks again. */
const CHECK_EVERY_MS = 5 * 60_000;
/** The page that the reader opened comes first. */
const DELAY_MS = 5000;

const scope = self as unknown as WorkerScope;
const store = createStore(scope.registration.scope);
let checkedAt = -Infinity;

/** Goes on with what is not complete, and takes over a new deployment. Never fails: the next navigation tries again. */
async function maintain(): Promise<void> {
  const languages = Object.keys((await store.read()).kept);
  if (languages.length === 0) {
    await scope.registration.unregister();
    return;
  }
  const now = performance.now();
  if (
    now - checkedAt < CHECK_EVERY_MS ||
    (navigator as {connection?: {saveData?: boolean}}).connection?.saveData
  )
    return;
  checkedAt = now;
  await new Promise((resolve) => setTimeout(resolve, DELAY_MS));
  for (const language of languages) {
    await exclusively(store, language, true, async (signal) => {
      const isWanted = language in (await store.read()).kept;
      const report = (progress: Progress) => tell(store, {type: 'progress', language, progress});
      if (isWanted) await keepLanguage(store, language, {signal, report});
    }).catch(() => {});
  }
}

// Nothing depends on the version of the worker: what it answers with is the state of the store.
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));
scope.addEventListener('fetch', (event) => {
  const {request} = event;
  const isPage = request.mode === 'navigate';
  // The downloads of download.ts; the search that got a damaged index.
  const asksServer = !isPage && ['no-store', 'reload'].includes(request.cache);
  if (request.method !== 'GET' || !request.url.startsWith(store.root) || asksServer) return;
  event.respondWith(answer(store, request));
  if (isPage) event.waitUntil(maintain());
});
