import type {Search, SearchResponse, SearchQuery} from '../shared/searchApi';

/** A message from the page to the web worker of the search. The worker loads the index when it gets the first message. */
export type WorkerRequest =
  {type: 'start'; indexUrl: string} | {type: 'search'; id: number; query: SearchQuery};

/** A message from the web worker to the page. */
export type WorkerResponse =
  | {type: 'ready'}
  | {type: 'response'; id: number; response: SearchResponse}
  | {type: 'error'; id: number; message: string};

type Pending = {resolve: (response: SearchResponse) => void; reject: (error: Error) => void};

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
function startWorker(indexUrl: string, onFailure: () => void): Search {
  const worker = new Worker(new URL('./searchWorker.ts', import.meta.url), {name: 'search'});
  const pending = new Map<number, Pending>();
  let lastId = 0;
  const post = (message: WorkerRequest) => worker.postMessage(message);

  const timer = setTimeout(fail, START_TIMEOUT_MS);
  worker.onmessage = ({data}: MessageEvent<WorkerResponse>) => {
    clearTimeout(timer);
    if (data.type === 'ready') return;
    const request = pending.get(data.id);
    pending.delete(data.id);
    if (data.type === 'response') {
      request?.resolve(data.response);
    } else {
      request?.reject(new Error(data.message));
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
      post({type: 'search', id, query});
    });
}

/**
 * Start the search that answers from the index of the site, in a worker. If the worker fails, the next query starts
 * a new one.
 */
export function createEmbeddedSearch(indexUrl: string): Search {
  let searchInWorker: Search | undefined;
  const start = () =>
    (searchInWorker ??= startWorker(indexUrl, () => (searchInWorker = undefined)));
  try {
    start();
  } catch {
    // The first query reports the failure.
  }
  return async (query) => await start()(query);
}
