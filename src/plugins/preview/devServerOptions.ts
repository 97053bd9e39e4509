import type {ServerResponse} from 'node:http';
import type {Duplex} from 'node:stream';

/** Answer a request for a language whose server is still starting. The browser asks again after a second, and WebSocket clients reconnect. */
function answerWhileStarting(_error: Error, _request: unknown, response: ServerResponse | Duplex) {
  if (!('writeHead' in response)) response.destroy();
  else response.writeHead(503, {Refresh: '1'}).end('Starting the preview of this language …');
}

/**
 * Return the options of webpack-dev-server for one language. Each language has its own WebSocket for hot reloading, below its base URL.
 * Requests for other languages, including WebSockets, are passed on to their servers.
 * @param baseUrl path of the language; starts and ends with a slash
 * @param servers maps the base path of each other language to the origin of its server
 */
export function devServerOptions(baseUrl: string, servers: Readonly<Record<string, string>>) {
  const socket = `${baseUrl}ws`;
  return {
    webSocketServer: {type: 'ws', options: {path: socket}},
    client: {webSocketURL: {pathname: socket}},
    proxy: Object.entries(servers).map(([path, target]) => ({
      // Match `/zh` and `/zh/…`, but not `/zhxyz`.
      context: (pathname: string) => pathname === path.slice(0, -1) || pathname.startsWith(path),
      target,
      ws: true,
      logLevel: 'silent',
      onError: answerWhileStarting,
    })),
    // Stop this server when tools/start.ts ends, even if it was killed.
    onListening: () => process.once('disconnect', () => process.exit()),
  };
}
