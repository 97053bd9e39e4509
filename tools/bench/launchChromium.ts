import {createServer} from 'node:net';
import type {AddressInfo} from 'node:net';
import {chromium, type Browser} from '@playwright/test';
import {findDesktopChromium} from '../browser/findChromium';

/** A browser, and the port on which Lighthouse reaches it. */
export type Launched = {readonly browser: Browser; readonly port: number};

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const {port} = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/**
 * Starts a Chromium with an empty profile.
 * @throws Error that says what to do when there is none
 */
export async function launchChromium(): Promise<Launched> {
  const executablePath = findDesktopChromium();
  if (!executablePath) {
    throw new Error('No Chromium was found. Install one, or set OBIS_CHROMIUM to its path.');
  }
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath,
    // Playwright disables the back/forward cache by default.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: [`--remote-debugging-port=${port}`, '--disable-gpu'],
  });
  return {browser, port};
}
