import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';

function listenOnce(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

/**
 * Starts a server on the wanted port, or on the next free one of the ten after it.
 * @param port wanted TCP port; 0 lets the system choose
 * @returns the port it listens on
 */
export async function listen(server: Server, port: number, host = '127.0.0.1'): Promise<number> {
  const lastPort = port === 0 ? 0 : port + 10;
  for (let candidate = port; ; candidate += 1) {
    try {
      return await listenOnce(server, candidate, host);
    } catch (error) {
      const busy = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
      if (!busy || candidate >= lastPort) {
        throw error;
      }
    }
  }
}
