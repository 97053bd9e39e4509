import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';

/** The first is the same engine without the desktop browser; tests take 60 % of the time. */
const COMMANDS = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Finds the first of these commands that a folder of `PATH` has. */
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
 * Finds a Chromium: of `OBIS_CHROMIUM`, of the system, or Playwright's own, in this order.
 * @throws Error when `OBIS_CHROMIUM` names a program that does not exist
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

/** Installs packages of Debian or Ubuntu, as root or through sudo; the caller looks whether that has worked. */
function aptInstall(packages: string): void {
  const apt = `${process.getuid?.() === 0 ? '' : 'sudo -n '}apt-get`;
  spawnSync(`${apt} update && ${apt} install -y ${packages}`, {stdio: 'inherit', shell: true});
}

/**
 * Installs the programs that are missing, and names those that cannot be installed.
 * @param programs with the packages of each
 */
export function ensurePrograms(programs: Readonly<Record<string, string>>): void {
  for (const [program, packages] of Object.entries(programs)) {
    if (!findProgram([program])) aptInstall(packages);
    if (!findProgram([program])) console.log(`Not tested: ${program} could not be installed.`);
  }
}

/**
 * Finds a Chromium or installs one (Debian's package, else Playwright's).
 * @throws Error with what to do by hand when nothing worked
 */
export function ensureChromium(): string {
  if (!findChromium()) aptInstall('chromium-headless-shell fonts-noto-cjk');
  const install = 'npx playwright install --with-deps chromium';
  if (!findChromium()) spawnSync(install, {stdio: 'inherit', shell: true});
  const found = findChromium();
  if (found) return found;
  throw new Error('No Chromium was found or installed. Fix: install one and set OBIS_CHROMIUM.');
}
