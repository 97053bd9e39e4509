import {once} from 'node:events';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';

/**
 * Start a server on the wanted port, or on the next free one of the ten after it.
 * @param port wanted TCP port; 0 lets the system choose
 * @returns the port it listens on
 */
export async function listen(server: Server, port: number, host = '127.0.0.1'): Promise<number> {
  const lastPort = port === 0 ? 0 : port + 10;
  for (let candidate = port; ; candidate += 1) {
    try {
      await once(server.listen(candidate, host), 'listening');
      return (server.address() as AddressInfo).port;
    } catch (error) {
      const busy = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
      if (!busy || candidate >= lastPort) throw error;
    }
  }
}
