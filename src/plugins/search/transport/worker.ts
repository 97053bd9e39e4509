import {createEngines} from './engines';
import {createRequester, type Requester} from './requester';
import type {FromWorker, ToWorker} from './workerMessages';

/**
 * The search engine in a thread of its own: reading an index and answering a query take the page no time, however slow
 * the tablet and however many pages the manual has.
 */
type WorkerScope = {
  postMessage(message: FromWorker): void;
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
};

const scope = self as unknown as WorkerScope;
let requester: Requester | undefined;
let prefetch = () => Promise.resolve();

scope.onmessage = ({data}) => {
  if (data.type === 'start') {
    scope.postMessage({type: 'ready'});
    const engines = createEngines(data.settings, Infinity, (warning) =>
      scope.postMessage({type: 'warning', warning}),
    );
    requester = createRequester(data.settings.indexName, engines);
    prefetch = engines.prefetch;
  } else if (data.type === 'prefetch') {
    void prefetch();
  } else {
    const {id, request} = data;
    requester?.send(request).then(
      (response) => scope.postMessage({type: 'response', id, response}),
      (error: unknown) => scope.postMessage({type: 'error', id, message: String(error)}),
    );
  }
};
