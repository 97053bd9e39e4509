import type {Requester, TransportResponse} from './requester';
import type {EmbeddedSettings, FromWorker, ToWorker} from './workerMessages';

/** Transport of the embedded search. */
export type EmbeddedRequester = Requester & {
  /** Starts to load what the first query needs. Never fails. */
  prefetch: () => void;
};

type Pending = {resolve: (response: TransportResponse) => void; reject: (error: Error) => void};

/** A worker whose script stalls, or is not one, says nothing, not even an error. */
const START_TIMEOUT_MS = 5000;

/**
 * The embedded search in a worker.
 * @param onUnusable called when the browser does not start the worker: its file is gone after a new deployment or does not come, or a
 * policy forbids it. Requests under way fail and are the caller's to repeat.
 */
function createWorkerRequester(settings: EmbeddedSettings, onUnusable: () => void) {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {name: 'search'});
  const pending = new Map<number, Pending>();
  let lastId = 0;
  const post = (message: ToWorker) => worker.postMessage(message);

  const timer = setTimeout(fail, START_TIMEOUT_MS);
  worker.onmessage = ({data}: MessageEvent<FromWorker>) => {
    clearTimeout(timer);
    if (data.type === 'ready') return;
    if (data.type === 'warning') {
      console.warn(data.warning);
      return;
    }
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
    onUnusable();
    pending.forEach(({reject}) => reject(new Error('The worker of the search failed')));
    pending.clear();
  }
  worker.onerror = (event) => {
    event.preventDefault();
    fail();
  };
  post({type: 'start', settings});
  return {
    send: (request: Parameters<Requester['send']>[0]) =>
      new Promise<TransportResponse>((resolve, reject) => {
        const id = ++lastId;
        pending.set(id, {resolve, reject});
        post({type: 'request', id, request});
      }),
    prefetch: () => post({type: 'prefetch'}),
  };
}

/** The embedded search: in a worker, or in the page where there is none. */
export function createEmbeddedRequester(settings: EmbeddedSettings): EmbeddedRequester {
  let inPage: Promise<EmbeddedRequester> | undefined;
  const moveToPage = () => {
    inPage ??= import('./pageRequester').then(
      ({createPageRequester}) => createPageRequester(settings),
      (error: unknown) => {
        inPage = undefined;
        throw error;
      },
    );
    return inPage;
  };
  let worker = startWorker(settings, () => {
    worker = undefined;
  });
  return {
    async send(request) {
      const used = worker;
      try {
        if (used) {
          return await used.send(request);
        }
      } catch (error) {
        if (worker) {
          throw error;
        }
      }
      try {
        return await (await moveToPage()).send(request);
      } catch (error) {
        // The code of the search is gone: to the client a host that cannot be reached.
        console.warn('The search could not be loaded; the site may have been updated.', error);
        return {status: 0, content: String(error), isTimedOut: false};
      }
    },
    prefetch() {
      if (worker) {
        worker.prefetch();
      } else {
        void moveToPage().then(
          (requester) => requester.prefetch(),
          () => {},
        );
      }
    },
  };
}

function startWorker(settings: EmbeddedSettings, onUnusable: () => void) {
  try {
    return createWorkerRequester(settings, onUnusable);
  } catch {
    return undefined;
  }
}
