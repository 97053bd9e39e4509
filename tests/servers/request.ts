import {once} from 'node:events';
import {request, type IncomingMessage} from 'node:http';
import {buffer} from 'node:stream/consumers';

type Options = {method?: string; headers?: Record<string, string>};

/**
 * Send one request as it is. `fetch` would tidy up the address, follow redirects and decompress.
 * @param origin scheme, host and port
 * @param target path and query
 */
export async function send(origin: string, target: string, options: Options = {}) {
  const {hostname, port} = new URL(origin);
  const sent = request({hostname, port, path: target, agent: false, ...options}).end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return {
    status: answer.statusCode ?? 0,
    headers: answer.headers,
    body: await buffer(answer),
  };
}
