import {existsSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {hasBuildInfo} from './buildInfo';

const FIX = 'Fix: choose a new or empty folder with --out-dir';

/** Whether the path is a file, or a folder that is not empty. */
const isUsed = (file: string): boolean =>
  existsSync(file) && (!statSync(file).isDirectory() || readdirSync(file).length > 0);

/**
 * Make sure that a build may replace a folder, and the one beside it that ends in `.server`.
 * @throws Error if one of them was not written by a build, or contains the current folder
 */
export function checkOutputFolder(folder: string): void {
  if (`${process.cwd()}${path.sep}`.startsWith(`${folder}${path.sep}`)) {
    throw new Error(`The build would delete ${folder}, which contains the current folder. ${FIX}.`);
  }
  const used = [folder, `${folder}.server`].find(isUsed);
  if (used && !hasBuildInfo(folder)) {
    throw new Error(
      `The build would delete ${used}, which npm run build has not written. ${FIX}, or delete this one if nobody needs it.`,
    );
  }
}
