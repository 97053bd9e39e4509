import {readFileSync} from 'node:fs';
import path from 'node:path';
import {siteDir} from './siteDir';

type PackageJson = {readonly name: string; readonly bin: string | Readonly<Record<string, string>>};

/**
 * Return the arguments with which Node runs a program of an installed package. This does not use `npx`, because on Windows it is a batch
 * file that needs a shell, and a shell splits a path at its spaces.
 * @param name name of the package, or of the package and one of its programs, such as `typescript tsc`
 * @example spawn(process.execPath, packageBin('eslint', '.'))
 */
export function packageBin(name: string, ...args: readonly string[]): string[] {
  const [packageName = '', program = packageName.replace(/^@[^/]+\//, '')] = name.split(' ');
  const folder = path.join(siteDir, 'node_modules', packageName);
  const {bin} = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as PackageJson;
  const file = typeof bin === 'string' ? bin : bin[program];
  if (file === undefined) throw new Error(`The package ${packageName} has no program ${program}.`);
  return [path.join(folder, file), ...args];
}
