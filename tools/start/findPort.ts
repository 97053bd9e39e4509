import {once} from 'node:events';
import {createServer} from 'node:http';
import {listen} from '../serve/listen';

/** A port of this machine that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server, 0);
  server.close();
  await once(server, 'close');
  return port;
}

async function tryPort(port: number, host?: string): Promise<void> {
  const server = createServer().listen(port, host);
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
}

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
