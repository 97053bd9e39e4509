import type {FromWorker, ToWorker} from './embeddedSearch';
import {createIndexSearch} from './indexSearch';
import type {Search} from '../shared/searchApi';

/*
 * Run the embedded search in a worker, so that reading the index does not block the page on a slow tablet or with a
 * long manual.
 */

/** The global scope of the worker, with the types of its messages. */
type WorkerScope = {
  postMessage(message: FromWorker): void;
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
};

const scope = self as unknown as WorkerScope;
let search: Search | undefined;

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
