import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';

/** A Chromium and who named it. */
export type FoundBrowser = {executable: string; where: string};

const ENV_NAMES = ['OBIS_CHROMIUM', 'CHROME_PATH', 'CHROME_BIN'] as const;

/** The headless shell first: the same engine without a desktop browser around it runs the tests in 60 % of the time. */
const COMMANDS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

function fromEnvironment(env: NodeJS.ProcessEnv): FoundBrowser | undefined {
  const name = ENV_NAMES.find((candidate) => env[candidate]);
  const executable = name && env[name];
  if (!name || !executable) {
    return undefined;
  }
  if (!existsSync(executable)) {
    throw new Error(
      `${name}=${executable} does not exist. Set it to a Chromium or Chrome program, for example /usr/bin/chromium, or unset it.`,
    );
  }
  return {executable, where: `the variable ${name}`};
}

function fromSystem(env: NodeJS.ProcessEnv, commands: readonly string[]): FoundBrowser | undefined {
  const folders = (env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const candidates = commands.flatMap((command) => folders.map((dir) => path.join(dir, command)));
  const executable = [...candidates, ...APPLICATIONS].find((file) => existsSync(file));
  return executable ? {executable, where: 'the system'} : undefined;
}

function fromPlaywright(): FoundBrowser | undefined {
  const executable = chromium.executablePath();
  return existsSync(executable) ? {executable, where: "Playwright's browsers"} : undefined;
}

/**
 * Finds a Chromium: a variable, then the system's, then Playwright's own.
 * @throws Error when a variable names a program that does not exist
 */
export function findChromium(env: NodeJS.ProcessEnv = process.env): FoundBrowser | undefined {
  return fromEnvironment(env) ?? fromSystem(env, COMMANDS) ?? fromPlaywright();
}

/**
 * The same, but a desktop browser before the headless shell, which lacks some of what readers have: it keeps no page in
 * memory for the way back.
 * @throws Error when a variable names a program that does not exist
 */
export function findDesktopChromium(
  env: NodeJS.ProcessEnv = process.env,
): FoundBrowser | undefined {
  return fromEnvironment(env) ?? fromSystem(env, [...COMMANDS].reverse()) ?? fromPlaywright();
}

type Attempt = readonly [command: string, ...args: string[]];

function installAttempts(): readonly (readonly Attempt[])[] {
  const sudo: string[] = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...args: string[]) => [...sudo, 'apt-get', ...args] as unknown as Attempt;
  return [
    [apt('update'), apt('install', '-y', 'chromium-headless-shell', 'fonts-noto-cjk')],
    [apt('install', '-y', 'chromium', 'fonts-noto-cjk')],
    [['npx', 'playwright', 'install', '--with-deps', 'chromium']],
  ];
}

/**
 * Finds a Chromium or installs one (Debian's package, else Playwright's), and says on standard output what it did.
 * @throws Error with what to do by hand when nothing worked
 */
export function ensureChromium(): FoundBrowser {
  const found = findChromium();
  if (found) {
    console.log(`Chromium: ${found.executable} (from ${found.where})`);
    return found;
  }
  for (const steps of installAttempts()) {
    console.log(`Chromium: none found, trying ${steps.map((step) => step.join(' ')).join(' && ')}`);
    const worked = steps.every(
      ([command, ...args]) => spawnSync(command, args, {stdio: 'inherit'}).status === 0,
    );
    const installed = worked ? findChromium() : undefined;
    if (installed) {
      console.log(`Chromium: installed ${installed.executable}`);
      return installed;
    }
  }
  throw new Error(
    'No Chromium was found and none could be installed. Install Chromium or Chrome and set OBIS_CHROMIUM to its path.',
  );
}
