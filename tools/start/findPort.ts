import {once} from 'node:events';
import {createServer, type AddressInfo} from 'node:net';

/** Listen on a port for a moment, and return the port. @throws Error if that is not possible */
async function tryPort(port: number, host?: string): Promise<number> {
  const server = createServer();
  await once(server.listen(port, host), 'listening');
  const {port: found} = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return found;
}

/** Find a port of this machine that is not in use. */
export const findFreePort = (): Promise<number> => tryPort(0, '127.0.0.1');

/**
 * Check that a server can listen on a port of a host.
 * @throws Error with a fix if another program uses the port, or if the host is not an address of this machine
 */
export async function requireFreePort(port: number, host: string): Promise<void> {
  try {
    // Test the host and also the wildcard address. On macOS, a program can listen on one address while another listens on all of them.
    await tryPort(port, host);
    await tryPort(port);
  } catch (error) {
    const {code} = error as NodeJS.ErrnoException;
    throw new Error(
      code === 'EADDRINUSE'
        ? `Port ${port} is in use, perhaps by another preview. Fix: stop that program, or choose another port: npm start -- --port ${port + 1}`
        : `Nothing can listen on port ${port} of ${host} (${code}). Fix: npm start -- --host localhost --port 3000`,
      {cause: error},
    );
  }
}
