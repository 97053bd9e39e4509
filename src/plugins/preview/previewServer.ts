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
    })),
    // Stop this server when tools/start.ts ends, even if it was killed.
    onListening: () => process.once('disconnect', () => process.exit()),
  };
}
