import {readdirSync} from 'node:fs';
import path from 'node:path';

/** Paths of all files of a folder, relative to it, with slashes, in the order of their bytes. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}
