/**
 * `npm run build:compare`: builds the site twice, in two folders and without a cache, and fails unless both builds are the same
 * to the byte.
 */
import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {compareFolders} from './build/compareFolders';
import {copySite, WITHOUT_CACHE} from './copySite';
import {runMain} from './runMain';

const siteDir = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

function build(folder: string): string {
  const {status} = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: folder,
    stdio: 'inherit',
    env: {...process.env, ...WITHOUT_CACHE},
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`The build in ${folder} failed.`);
  return path.join(folder, 'build');
}

function main(): number {
  const root = mkdtempSync(path.join(tmpdir(), 'obis-compare-'));
  const folders = [path.join(root, 'a'), path.join(root, 'deeper', 'second')] as const;
  for (const folder of folders) {
    mkdirSync(folder, {recursive: true});
    copySite(siteDir, folder);
  }
  const [one, other] = [build(folders[0]), build(folders[1])];
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
