import {spawnSync} from 'node:child_process';
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
export function findProgram(
  commands: readonly string[],
  {PATH = ''}: NodeJS.ProcessEnv = process.env,
): string | undefined {
  const folders = PATH.split(path.delimiter).filter(Boolean);
  return commands
    .flatMap((command) => folders.map((folder) => path.join(folder, command)))
    .find((file) => existsSync(file));
}

/**
 * Find a Chromium. The environment variable `OBIS_CHROMIUM` comes first, then browsers of the system, then the browser of Playwright.
 * @throws Error if `OBIS_CHROMIUM` names a program that does not exist
 */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const {OBIS_CHROMIUM: named} = env;
  if (named && !existsSync(named)) {
    throw new Error(
      `OBIS_CHROMIUM=${named} does not exist. Fix: set it to a Chromium or Chrome program, or unset it.`,
    );
  }
  const others = [...APPLICATIONS, chromium.executablePath()];
  return named || (findProgram(COMMANDS, env) ?? others.find((file) => existsSync(file)));
}

const isRoot = process.getuid?.() === 0;

/** Print a command, then run it. A failure is ignored, so the caller checks the result. */
function install(command: string): void {
  console.log(`Installing what the tests need: ${command}`);
  spawnSync(command, {stdio: 'inherit', shell: true});
}

/** Install packages of Debian or Ubuntu. Only root needs no sudo. `sudo -n` fails where sudo would ask for a password. */
function aptInstall(packages: string): void {
  if (!findProgram(['apt-get'])) return;
  const apt = isRoot ? 'apt-get' : 'sudo -n apt-get';
  install(`${apt} update && ${apt} install -y ${packages}`);
}

/**
 * Install missing programs, and print the programs that could not be installed.
 * @param programs the Debian packages of each program, by the name of the program
 */
export function ensurePrograms(programs: Readonly<Record<string, string>>): void {
  for (const [program, packages] of Object.entries(programs)) {
    if (!findProgram([program])) aptInstall(packages);
    if (!findProgram([program])) console.log(`Not tested: ${program} could not be installed.`);
  }
}

/** Check whether a Chromium starts. On Linux, that of Playwright does not if the system lacks its libraries. */
const canStart = (file: string | undefined): boolean =>
  file !== undefined &&
  (process.platform !== 'linux' || spawnSync(file, ['--version']).status === 0);

/**
 * Find a Chromium or install one, from Debian's package or with Playwright. Who is not root gets that of Playwright first, because it is
 * stored in the home folder and needs no sudo.
 * @throws Error that says what to do by hand if neither worked
 */
export function ensureChromium(): string {
  const fromDebian = () => aptInstall('chromium-headless-shell fonts-noto-cjk');
  const fromPlaywright = () =>
    install(`npx playwright install ${isRoot ? '--with-deps ' : ''}chromium`);
  for (const way of isRoot ? [fromDebian, fromPlaywright] : [fromPlaywright, fromDebian]) {
    if (!canStart(findChromium())) way();
  }
  const found = findChromium();
  if (found) return found;
  throw new Error('No Chromium was found or installed. Fix: install one and set OBIS_CHROMIUM.');
}
