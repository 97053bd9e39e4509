import type {Search, SearchAnswer, SearchQuery} from '../shared/searchApi';

/** Messages from the page to the search worker. */
export type ToWorker =
  | {type: 'start'; indexUrl: string}
  | {type: 'prefetch'}
  | {type: 'ask'; id: number; query: SearchQuery};

/** Messages from the search worker to the page. */
export type FromWorker =
  | {type: 'ready'}
  | {type: 'answer'; id: number; answer: SearchAnswer}
  | {type: 'error'; id: number; message: string};

type Pending = {resolve: (answer: SearchAnswer) => void; reject: (error: Error) => void};

/**
 * Time in which the worker must start. The browser sends no error event when the script never arrives, or when the
 * response is not JavaScript (such as a login page).
 */
const START_TIMEOUT_MS = 5000;

/**
 * Create a search that runs in a worker.
 * @param onUnusable called when the worker does not start or crashes. Its file may have been removed by a new
 * deployment, may not arrive, or may be forbidden by a policy. Open queries fail, and the caller repeats them.
 * @throws DOMException or ReferenceError when the browser has no workers or forbids them
 */
function startWorker(indexUrl: string, onUnusable: () => void): Search {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {name: 'search'});
  const pending = new Map<number, Pending>();
  let lastId = 0;
  const post = (message: ToWorker) => worker.postMessage(message);

  const timer = setTimeout(fail, START_TIMEOUT_MS);
  worker.onmessage = ({data}: MessageEvent<FromWorker>) => {
    clearTimeout(timer);
    if (data.type === 'ready') return;
    const asked = pending.get(data.id);
    pending.delete(data.id);
    if (data.type === 'answer') {
      asked?.resolve(data.answer);
    } else {
      asked?.reject(new Error(data.message));
    }
  };
  function fail(): void {
    clearTimeout(timer);
    worker.terminate();
    onUnusable();
    pending.forEach(({reject}) => reject(new Error('The worker of the search failed')));
    pending.clear();
  }
  worker.onerror = (event) => {
    event.preventDefault();
    fail();
  };
  post({type: 'start', indexUrl});
  return {
    ask: (query) =>
      new Promise((resolve, reject) => {
        const id = ++lastId;
        pending.set(id, {resolve, reject});
        post({type: 'ask', id, query});
      }),
    prefetch: () => Promise.resolve(post({type: 'prefetch'})),
  };
}

/** Create a search that runs in a worker, or return undefined when the browser has no workers. */
function tryWorker(indexUrl: string, onUnusable: () => void): Search | undefined {
  try {
    return startWorker(indexUrl, onUnusable);
  } catch {
    return undefined;
  }
}

/** Create the search that answers from the index of the site. It runs in a worker, or on the main thread if
 * there is no worker. */
export function createEmbeddedSearch(indexUrl: string): Search {
  let worker: Search | undefined = tryWorker(indexUrl, () => {
    worker = undefined;
  });
  let onMainThread: Promise<Search> | undefined;

  const searchOnMainThread = () => {
    onMainThread ??= import('./indexSearch').then(
      ({createIndexSearch}) => createIndexSearch(indexUrl),
      (error: unknown) => {
        onMainThread = undefined;
        throw new Error('its code could not be loaded; the site may have been updated', {
          cause: error,
        });
      },
    );
    return onMainThread;
  };
  return {
    async ask(query) {
      const used = worker;
      try {
        if (used) return await used.ask(query);
      } catch (error) {
        if (worker) throw error;
      }
      return (await searchOnMainThread()).ask(query);
    },
    prefetch: () =>
      worker
        ? worker.prefetch()
        : searchOnMainThread().then(
            (search) => search.prefetch(),
            () => {},
          ),
  };
}
