import {spawnSync} from 'node:child_process';
import {findChromium, findProgram} from './findChromium';

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
  if (found && canStart(found)) return found;
  throw new Error(
    found
      ? `${found} does not start. Fix: install the libraries that it needs, or set OBIS_CHROMIUM to another one.`
      : 'No Chromium was found or installed. Fix: install one and set OBIS_CHROMIUM.',
  );
}
