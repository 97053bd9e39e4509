import type {FromWorker, ToWorker} from './embeddedSearch';
import {createIndexSearch} from './indexSearch';
import type {Search} from '../shared/searchApi';

/*
 * The search engine in a thread of its own, so that the page does not stand still while the index is read, however slow
 * the tablet and however many pages the manual has.
 */
type WorkerScope = {
  postMessage(message: FromWorker): void;
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
};

const scope = self as unknown as WorkerScope;
let search: Search | undefined;

scope.onmessage = ({data}) => {
  if (data.type === 'start') {
    scope.postMessage({type: 'ready'});
    search = createIndexSearch(data.settings);
  } else if (data.type === 'prefetch') {
    void search?.prefetch();
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
