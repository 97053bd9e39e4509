import type {WorkerResponse, WorkerRequest} from './embeddedSearch';
import {createIndexSearch} from './indexSearch';
import type {Search} from '../shared/searchApi';

/*
 * The web worker of the embedded search. It runs outside the page, so that reading the index does not block the page on a slow tablet or with a
 * long manual.
 */

/** The global scope of the web worker, with the types of its messages. */
type WorkerScope = {
  postMessage(message: WorkerResponse): void;
  onmessage: ((event: MessageEvent<WorkerRequest>) => void) | null;
};

const scope = self as unknown as WorkerScope;
let search: Search | undefined;

scope.onmessage = ({data}) => {
  if (data.type === 'start') {
    scope.postMessage({type: 'ready'});
    search = createIndexSearch(data.indexUrl);
    return;
  }
  const {id, query} = data;
  search?.(query).then(
    (response) => scope.postMessage({type: 'response', id, response}),
    (error: unknown) =>
      scope.postMessage({
        type: 'error',
        id,
        message: error instanceof Error ? error.message : String(error),
      }),
  );
};
