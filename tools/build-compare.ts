/**
 * `npm run build:compare`: builds the site twice, in two folders and without a cache, and fails unless both builds are the same
 * to the byte. Needs `cp` with hard links (Linux, macOS).
 */
import {spawnSync} from 'node:child_process';
import {mkdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {compareFolders} from './build/compareFolders';
import {copySources, WITHOUT_CACHE} from './copySite';
import {runMain} from './runMain';

const siteDir = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

function run(command: string, args: readonly string[], cwd: string): void {
  const {status} = spawnSync(command, args, {
    cwd,
    stdio: 'inherit',
    env: {...process.env, ...WITHOUT_CACHE},
    // npm is a batch file on Windows.
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`"${[command, ...args].join(' ')}" failed in ${cwd}.`);
}

function main(): number {
  // On the same disk as node_modules, for its hard links.
  const root = path.join(siteDir, 'build.compare');
  const folders = [path.join(root, 'a'), path.join(root, 'deeper', 'second')] as const;
  rmSync(root, {recursive: true, force: true});
  for (const folder of folders) {
    mkdirSync(folder, {recursive: true});
    copySources(siteDir, folder);
    // Not a symlink: the paths of modules from the folder are hashed into the names of modules and classes.
    run('cp', ['-al', path.join(siteDir, 'node_modules'), folder], siteDir);
  }
  for (const folder of folders) run('npm', ['run', '--silent', 'build'], folder);
  const [one, other] = [path.join(folders[0], 'build'), path.join(folders[1], 'build')];
  const differences = compareFolders(one, other);
  if (differences.length === 0) {
    rmSync(root, {recursive: true});
    console.log('Both builds are the same.');
    return 0;
  }
  console.error(
    `${differences.join('\n')}\n\n${differences.length} differences between ${one} and ${other}.`,
  );
  return 1;
}

void runMain(main);
