import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Characters shown of each file around the first difference. */
const CONTEXT = 60;

const filesOf = (folder: string) =>
  readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));

function firstDifference(one: Buffer, other: Buffer): string {
  const at = one.findIndex((byte, index) => byte !== other[index]);
  const index = at < 0 ? one.length : at;
  const [here, there] = [one, other].map((bytes) =>
    JSON.stringify(bytes.toString('latin1', Math.max(0, index - CONTEXT / 2), index + CONTEXT / 2)),
  );
  return `differs from byte ${index}: ${here} and ${there}`;
}

/**
 * Compares two folders to the byte.
 * @returns one line for each file that differs or that only one of them has, sorted; none for equal folders
 */
export function compareFolders(one: string, other: string): string[] {
  const [files, otherFiles] = [new Set(filesOf(one)), new Set(filesOf(other))];
  return [...new Set([...files, ...otherFiles])].sort().flatMap((file) => {
    if (!otherFiles.has(file)) return `${file} is only in the first one`;
    if (!files.has(file)) return `${file} is only in the second one`;
    const here = readFileSync(path.join(one, file));
    const there = readFileSync(path.join(other, file));
    return here.equals(there) ? [] : `${file} ${firstDifference(here, there)}`;
  });
}
