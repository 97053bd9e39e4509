import type {IncomingMessage, ServerResponse} from 'node:http';
import {POINTER_FILE} from '../shared/pointerFile';
import type {PreviewFiles} from './livePreview';

type Next = (error?: unknown) => void;

/** A handler of the development server. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: Next) => void;

/** Index files that a page may still ask for: it reads the pointer first, and a writer may save in between. */
const KEPT_FILES = 5;

function send(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-cache',
  });
  response.end(body);
}

/**
 * Answers the pointer and the index file of the live preview; the index is made when the pointer is asked for.
 * @param baseUrl of the language that the server shows
 */
export function previewServer(read: () => Promise<PreviewFiles>, baseUrl: string): Middleware {
  const files = new Map<string, string>();
  // One after the other: each answer holds everything that was saved when it was asked for.
  let turn: Promise<unknown> = Promise.resolve();

  const answerPointer = async (response: ServerResponse) => {
    try {
      const {pointer, indexFile, indexText} = await read();
      files.delete(indexFile);
      files.set(indexFile, indexText);
      [...files.keys()].slice(0, -KEPT_FILES).forEach((file) => files.delete(file));
      send(response, 200, JSON.stringify(pointer));
    } catch (error) {
      const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
      console.error(`Search preview: the index cannot be made. ${message}`);
      send(response, 500, JSON.stringify({message}));
    }
  };

  return (request, response, next) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    const file = pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length) : '';
    const indexText = files.get(file);
    if (file === POINTER_FILE) {
      const answer = () => answerPointer(response);
      turn = turn.then(answer, answer);
    } else if (indexText !== undefined) {
      send(response, 200, indexText);
    } else {
      next();
    }
  };
}
