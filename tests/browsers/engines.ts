import {findChromium, findProgram} from '../../tools/browser/findChromium';
import type {Engine} from './drivers/driver';
import {startWithPuppeteer} from './drivers/puppeteer';
import {startWebKit} from './drivers/webKit';

export type EngineName = 'chromium' | 'oldest' | 'firefox' | 'webkit';

type Start = {
  /** The program, if it is installed. */
  find: () => string | undefined;
  start: (program: string) => Promise<Engine>;
};

const chromium: Start = {
  find: findChromium,
  // Chromium refuses its sandbox to root, which containers run as.
  start: (executablePath) => {
    const args = process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : ['--disable-gpu'];
    return startWithPuppeteer({browser: 'chrome', executablePath, args});
  },
};

/** What the journeys are made in; `oldest` is Chromium without the APIs that the oldest browsers lack. */
export const ENGINES: Readonly<Record<EngineName, Start>> = {
  chromium,
  oldest: chromium,
  firefox: {
    find: () => findProgram(['firefox-esr', 'firefox']),
    start: (executablePath) => startWithPuppeteer({browser: 'firefox', executablePath}),
  },
  webkit: {
    // Its browser needs a display.
    find: () =>
      process.env.DISPLAY || findProgram(['Xvfb']) ? findProgram(['WebKitWebDriver']) : undefined,
    start: startWebKit,
  },
};
