import {setTimeout} from 'node:timers/promises';

/**
 * Wait until an address is served. webpack-dev-server answers after it has compiled.
 * @param signal ends the wait; the result is then false
 */
export async function waitUntilServed(url: string, signal: AbortSignal): Promise<boolean> {
  while (!signal.aborted) {
    try {
      if ((await fetch(url, {signal})).ok) return true;
    } catch {
      // The server does not listen yet.
    }
    await setTimeout(200, undefined, {signal}).catch(() => {});
  }
  return false;
}
