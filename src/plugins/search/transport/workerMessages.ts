import type {EngineSettings} from './engines';
import type {EndRequest, TransportResponse} from './requester';

/** What the embedded search needs of the site. */
export type EmbeddedSettings = EngineSettings & {indexName: string};

/** Messages of the page to the worker of the search. */
export type ToWorker =
  | {type: 'start'; settings: EmbeddedSettings}
  | {type: 'prefetch'}
  | {type: 'request'; id: number; request: EndRequest};

/** Messages of the worker to the page. */
export type FromWorker =
  | {type: 'ready'}
  | {type: 'response'; id: number; response: TransportResponse}
  | {type: 'error'; id: number; message: string}
  | {type: 'warning'; warning: string};
