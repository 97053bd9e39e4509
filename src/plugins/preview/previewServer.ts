import type {IncomingMessage, ServerResponse} from 'node:http';
import type {Duplex} from 'node:stream';

/** The page that is shown while the server of a language is starting. It reloads itself every second. */
const WAITING_PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="refresh" content="1">
<title>OBIS</title>
<body style="font: 1.125rem/1.6 system-ui; margin: 15vh auto; max-width: 40rem; padding: 0 1rem">
<p>The preview of this language is starting. The page opens by itself.</p>
<p lang="zh">该语言的预览正在启动，稍后自动打开页面。</p>
`;

/** Answer a request for a language whose server is still starting. WebSocket clients reconnect, so they need no answer. */
function answerWhileStarting(
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
  response.end(page ? WAITING_PAGE : '');
}

/**
 * Return the options of webpack-dev-server for one language. Each language has its own WebSocket for hot reloading, below its base URL.
 * Requests for other languages, including WebSockets, are passed on to their servers.
 * @param baseUrl path of the language; starts and ends with a slash
 * @param servers maps the base path of each other language to the origin of its server
 */
export function previewServer(baseUrl: string, servers: Readonly<Record<string, string>>) {
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
