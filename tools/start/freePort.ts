import {once} from 'node:events';
import {createServer, type AddressInfo} from 'node:net';

/** Find a port of this machine that is not in use. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const {port} = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
