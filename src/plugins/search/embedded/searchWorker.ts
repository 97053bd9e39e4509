import type {WorkerResponse, WorkerRequest} from './embeddedSearch';
import {createIndexSearch} from './indexSearch';
import type {SearchBackend} from '../shared/searchApi';

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
let search: SearchBackend | undefined;

scope.onmessage = ({data}) => {
  if (data.type === 'start') {
    scope.postMessage({type: 'ready'});
    search = createIndexSearch(data.indexUrl);
    search.prefetch();
  } else {
    const {id, query} = data;
    search?.ask(query).then(
      (answer) => scope.postMessage({type: 'answer', id, answer}),
      (error: unknown) =>
        scope.postMessage({
          type: 'error',
          id,
          message: error instanceof Error ? error.message : String(error),
        }),
    );
  }
};
