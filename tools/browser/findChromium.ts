import {existsSync} from 'node:fs';
import {chromium} from '@playwright/test';
import {apt, ensureProgram, findProgram} from './findProgram';

const VARIABLES = ['OBIS_CHROMIUM', 'CHROME_PATH', 'CHROME_BIN'];

/** The same engine without the desktop browser; tests take 60 % of the time. */
const HEADLESS_SHELL = 'chromium-headless-shell';
const DESKTOP = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

function find(env: NodeJS.ProcessEnv, commands: readonly string[]): string | undefined {
  const variable = VARIABLES.find((name) => env[name]);
  const named = variable && env[variable];
  if (named && !existsSync(named)) {
    throw new Error(
      `${variable}=${named} does not exist. Set it to a Chromium or Chrome program, for example /usr/bin/chromium, or unset it.`,
    );
  }
  return named || findProgram(commands, env, [...APPLICATIONS, chromium.executablePath()]);
}

/**
 * Finds a Chromium: of an environment variable, of the system, or Playwright's own, in this order.
 * @throws Error when a variable names a program that does not exist
 */
export const findChromium = (env: NodeJS.ProcessEnv = process.env): string | undefined =>
  find(env, [HEADLESS_SHELL, ...DESKTOP]);

/** The same, but a desktop browser first: the headless shell has no back/forward cache. */
export const findDesktopChromium = (env: NodeJS.ProcessEnv = process.env): string | undefined =>
  find(env, [...DESKTOP, HEADLESS_SHELL]);

/** Commands that may install one, the best first. */
export const chromiumInstallers: readonly string[] = [
  `${apt} update && ${apt} install -y ${HEADLESS_SHELL} fonts-noto-cjk`,
  `${apt} install -y chromium fonts-noto-cjk`,
  'npx playwright install --with-deps chromium',
];

/**
 * Finds a Chromium or installs one (Debian's package, else Playwright's), and says on standard output which it is.
 * @throws Error with what to do by hand when nothing worked
 */
export function ensureChromium(): string {
  const found = ensureProgram('Chromium', findChromium, chromiumInstallers);
  if (!found) {
    throw new Error(
      'No Chromium was found and none could be installed. Install Chromium or Chrome and set OBIS_CHROMIUM to its path.',
    );
  }
  return found;
}
