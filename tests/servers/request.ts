import {request, type IncomingHttpHeaders} from 'node:http';

export type Answer = {status: number; headers: IncomingHttpHeaders; body: Buffer};

/**
 * Sends one request as it is; `fetch` would tidy up the address, follow redirects and decompress.
 * @param origin scheme, host and port
 * @param target path and query
 */
export function send(
  origin: string,
  target: string,
  {method = 'GET', headers = {}}: {method?: string; headers?: Record<string, string>} = {},
): Promise<Answer> {
  const {hostname, port} = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = request(
      {hostname, port, path: target, method, headers, agent: false},
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: Buffer.concat(chunks),
          }),
        );
      },
    );
    sent.on('error', reject);
    sent.end();
  });
}
