import type {Search, SearchAnswer, SearchQuery} from '../shared/searchApi';

/** Messages from the page to the search worker. The worker loads the index when it gets the first message. */
export type ToWorker =
  {type: 'start'; indexUrl: string} | {type: 'ask'; id: number; query: SearchQuery};

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
 * Start a search worker, which loads the index, and return the function that sends a query to it.
 * @param onFailure called when the worker does not start or crashes. Its file may have been removed by a new
 * deployment, may not arrive, or may be forbidden by a policy. Open queries fail.
 * @throws DOMException or ReferenceError when the browser has no workers or forbids them
 */
function startWorker(indexUrl: string, onFailure: () => void): Search['ask'] {
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
    onFailure();
    const error = new Error('the search worker failed. Check the network and reload the page.');
    pending.forEach(({reject}) => reject(error));
    pending.clear();
  }
  worker.onerror = (event) => {
    event.preventDefault();
    fail();
  };
  post({type: 'start', indexUrl});
  return (query) =>
    new Promise((resolve, reject) => {
      const id = ++lastId;
      pending.set(id, {resolve, reject});
      post({type: 'ask', id, query});
    });
}

/**
 * Create the search that answers from the index of the site, in a worker. If the worker fails, the next query starts
 * a new one.
 */
export function createEmbeddedSearch(indexUrl: string): Search {
  let askWorker: Search['ask'] | undefined;
  const start = () => {
    askWorker ??= startWorker(indexUrl, () => {
      askWorker = undefined;
    });
    return askWorker;
  };
  return {
    ask: async (query) => await start()(query),
    prefetch() {
      try {
        start();
      } catch {
        // The first query reports the failure.
      }
    },
  };
}
