import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';

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
  const folders = (env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const installed = commands.flatMap((command) => folders.map((dir) => path.join(dir, command)));
  return (
    named ||
    [...installed, ...APPLICATIONS, chromium.executablePath()].find((file) => existsSync(file))
  );
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

/**
 * Finds a Chromium or installs one (Debian's package, else Playwright's), and says on standard output which it is.
 * @throws Error with what to do by hand when nothing worked
 */
export function ensureChromium(): string {
  const apt = `${process.getuid?.() === 0 ? '' : 'sudo -n '}apt-get`;
  const installers = [
    `${apt} update && ${apt} install -y ${HEADLESS_SHELL} fonts-noto-cjk`,
    `${apt} install -y chromium fonts-noto-cjk`,
    'npx playwright install --with-deps chromium',
  ];
  let found = findChromium();
  for (const command of found ? [] : installers) {
    console.log(`Chromium: none found, trying ${command}`);
    spawnSync(command, {stdio: 'inherit', shell: true});
    found = findChromium();
    if (found) break;
  }
  if (!found) {
    throw new Error(
      'No Chromium was found and none could be installed. Install Chromium or Chrome and set OBIS_CHROMIUM to its path.',
    );
  }
  console.log(`Chromium: ${found}`);
  return found;
}
