import {setTimeout} from 'node:timers/promises';

/**
 * Resolves when an address is served; webpack-dev-server answers when it has compiled.
 * @param signal ends the wait: it then resolves to false
 */
export async function waitUntilServed(url: string, signal: AbortSignal): Promise<boolean> {
  while (!signal.aborted) {
    try {
      if ((await fetch(url, {signal})).ok) return true;
    } catch {
      // Nothing listens yet.
    }
    await setTimeout(200, undefined, {signal}).catch(() => {});
  }
  return false;
}
