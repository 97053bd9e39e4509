import {once} from 'node:events';
import {createServer, type AddressInfo} from 'node:net';

async function tryPort(port: number, host?: string): Promise<number> {
  const server = createServer();
  await once(server.listen(port, host), 'listening');
  const {port: found} = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return found;
}

/** Finds a port of this machine that nothing listens on. */
export const freePort = (): Promise<number> => tryPort(0, '127.0.0.1');

/**
 * Makes sure that a server can listen at an address.
 * @throws Error with the fix when another program uses the port, or the host is not one of this machine
 */
export async function requireFreePort(port: number, host: string): Promise<void> {
  try {
    // Both: macOS lets a program listen at one address beside another that has all of them.
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
