import type {IncomingMessage, ServerResponse} from 'node:http';
import type {Duplex} from 'node:stream';
import {waitingPage} from './waitingPage';

/** An answer to a request whose server cannot be reached: it is still starting. Sockets try again by themselves. */
function whileStarting(
  _error: Error,
  request: IncomingMessage,
  response: ServerResponse | Duplex,
): void {
  if (!('writeHead' in response)) {
    response.destroy();
    return;
  }
  const page = request.headers.accept?.includes('text/html');
  response.writeHead(503, {'Content-Type': 'text/html; charset=utf-8', 'Retry-After': '1'});
  response.end(page ? waitingPage() : '');
}

/**
 * Options of webpack-dev-server for the preview of one language. The hot-reload socket of each language has an address of
 * its own, below the language's base URL; requests for the other languages are passed on, sockets included.
 * @param baseUrl path of the language; starts and ends with a slash
 * @param servers origins of the other languages' servers by path
 */
export function previewServer(baseUrl: string, servers: Readonly<Record<string, string>>) {
  const socket = `${baseUrl}ws`;
  return {
    webSocketServer: {type: 'ws', options: {path: socket}},
    client: {webSocketURL: {pathname: socket}},
    proxy: Object.entries(servers).map(([path, target]) => ({
      // The path without its last slash too, but not the paths that it begins.
      context: (pathname: string) => pathname === path.slice(0, -1) || pathname.startsWith(path),
      target,
      ws: true,
      logLevel: 'silent',
      onError: whileStarting,
    })),
    // When tools/start.ts ends, however it ends, its servers must not stay behind.
    onListening: () => process.once('disconnect', () => process.exit()),
  };
}
