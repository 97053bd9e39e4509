import {answerQuery, type Engines} from '../engine/answer';
import {readRequests} from './searchRequest';
import {RequestError} from './requestError';

/** What the client sends; a subset of the provider's transport type. */
export type EndRequest = {method: string; url: string; data?: string | Uint8Array | undefined};

/** The answer in the client's terms; status 0 is a host that cannot be reached. */
export type TransportResponse = {status: number; content: string; isTimedOut: boolean};

/** Transport of the search client that answers from the index of the site instead of a server. */
export type Requester = {send(request: EndRequest): Promise<TransportResponse>};

const QUERIES_PATH = '/1/indexes/*/queries';

/** The index could not be loaded: to the client a host that cannot be reached. */
export class IndexUnavailableError extends Error {}

/**
 * Answers the provider's query API.
 * @param indexName the only index there is
 */
export function createRequester(indexName: string, engines: Engines): Requester {
  return {
    async send(request) {
      try {
        const queries = readRequests(readBody(request));
        for (const query of queries) {
          if (query.indexName !== indexName) {
            throw new RequestError(404, `Index ${query.indexName} does not exist`);
          }
        }
        const results = await Promise.all(queries.map((query) => answerQuery(query, engines)));
        return respond(200, {results});
      } catch (error) {
        if (error instanceof RequestError) {
          return respond(error.status, {message: error.message, status: error.status});
        }
        if (error instanceof IndexUnavailableError) {
          return {status: 0, content: error.message, isTimedOut: false};
        }
        throw error;
      }
    },
  };
}

function readBody({method, url, data}: EndRequest): unknown {
  const {pathname} = new URL(url);
  if (method !== 'POST' || decodeURIComponent(pathname) !== QUERIES_PATH) {
    throw new RequestError(404, `Not available in the embedded search: ${method} ${pathname}`);
  }
  try {
    return JSON.parse(typeof data === 'string' ? data : new TextDecoder().decode(data)) as unknown;
  } catch {
    throw new RequestError(400, 'The body of the request is not valid JSON');
  }
}

function respond(status: number, body: unknown): TransportResponse {
  return {status, content: JSON.stringify(body), isTimedOut: false};
}
