import {existsSync} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';

/** Commands that start a Chromium. The headless shell is preferred, because tests take 60 % of the time in it. */
const COMMANDS = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Return the path of the first command that exists in a folder of `PATH`. */
export function findProgram(commands: readonly string[]): string | undefined {
  const {PATH = ''} = process.env;
  const folders = PATH.split(path.delimiter).filter(Boolean);
  return commands
    .flatMap((command) => folders.map((folder) => path.join(folder, command)))
    .find((file) => existsSync(file));
}

/**
 * Find a Chromium. The environment variable `OBIS_CHROMIUM` comes first, then browsers of the system, then the browser of Playwright.
 * @throws Error if `OBIS_CHROMIUM` names a program that does not exist
 */
export function findChromium(): string | undefined {
  const {OBIS_CHROMIUM: named} = process.env;
  if (named && !existsSync(named)) {
    throw new Error(
      `OBIS_CHROMIUM=${named} does not exist. Fix: set it to a Chromium or Chrome program, or unset it.`,
    );
  }
  const others = [...APPLICATIONS, chromium.executablePath()];
  return named || (findProgram(COMMANDS) ?? others.find((file) => existsSync(file)));
}
