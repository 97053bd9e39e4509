import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync, statSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

const folder = path.dirname(fileURLToPath(import.meta.url));
const requireHere = createRequire(import.meta.url);

/** npm writes this file last. */
const INSTALLED = path.join(folder, 'node_modules/.package-lock.json');

/**
 * Installs the compared engines as their lock file says, unless they are there. They are no dependencies of the site: its
 * own installation stays small and free of their build scripts.
 * @throws Error when the installation fails
 */
export function ensureInstalled(): void {
  const lock = path.join(folder, 'package-lock.json');
  if (existsSync(INSTALLED) && statSync(INSTALLED).mtimeMs >= statSync(lock).mtimeMs) return;
  console.error('Installing the compared engines (about a minute, 260 MB) …');
  const {status} = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    throw new Error(
      `The compared engines could not be installed. Run "npm ci --ignore-scripts" in ${folder} and see what it says.`,
    );
  }
}

/** Exact version of a compared engine. */
export function versionOf(name: string): string {
  const file = path.join(folder, 'package.json');
  const {dependencies} = JSON.parse(readFileSync(file, 'utf8')) as {
    dependencies: Record<string, string>;
  };
  return dependencies[name] ?? 'unknown';
}

/** Loads an ES module of the package beside this file; the caller says what it uses of it. */
export function load<T>(name: string): Promise<T> {
  return import(name) as Promise<T>;
}

/** Loads a CommonJS module of the package beside this file. */
export function loadCommonJs<T>(name: string): T {
  return requireHere(name) as T;
}

/** File of a module of the package beside this file. */
export function resolve(name: string): string {
  return requireHere.resolve(name);
}
