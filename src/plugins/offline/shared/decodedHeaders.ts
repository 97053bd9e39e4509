/** Headers for a body that the browser has decoded: those of the server, policies among them, but for what describes its encoding. */
export function decodedHeaders(response: Response): Headers {
  const headers = new Headers(response.headers);
  headers.delete('content-encoding');
  headers.delete('content-length');
  return headers;
}
