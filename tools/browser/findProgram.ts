import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';

/** The first of these commands that a folder of `PATH` has, or the first of these files that exists. */
export function findProgram(
  commands: readonly string[],
  {PATH = ''}: NodeJS.ProcessEnv = process.env,
  files: readonly string[] = [],
): string | undefined {
  const folders = PATH.split(path.delimiter).filter(Boolean);
  const installed = commands.flatMap((command) => folders.map((dir) => path.join(dir, command)));
  return [...installed, ...files].find((file) => existsSync(file));
}

export const findFirefox = (): string | undefined =>
  findProgram(['firefox-esr', 'firefox'], process.env, [
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ]);

/** WebKitGTK's driver, with the virtual display that its browser needs. */
export const findWebKitDriver = (): string | undefined =>
  process.env.DISPLAY || findProgram(['Xvfb']) ? findProgram(['WebKitWebDriver']) : undefined;

/** `apt-get`, as root or through sudo. */
export const apt = `${process.getuid?.() === 0 ? '' : 'sudo -n '}apt-get`;

/**
 * Finds a program, or tries commands that may install it, one after the other, until it is there.
 * @param name for the output
 */
export function ensureProgram(
  name: string,
  find: () => string | undefined,
  installers: readonly string[],
): string | undefined {
  let found = find();
  for (const command of found ? [] : installers) {
    console.log(`${name}: none found, trying ${command}`);
    spawnSync(command, {stdio: 'inherit', shell: true});
    found = find();
    if (found) break;
  }
  if (found) console.log(`${name}: ${found}`);
  return found;
}
