import {createHash} from 'node:crypto';
import {readdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Compute the SHA-256 of data as hexadecimal digits. */
export const sha256 = (data: string | Buffer): string =>
  createHash('sha256').update(data).digest('hex');

/** Write the checksums of all files in a folder into the file SHA256SUMS there, in the form that `sha256sum -c` reads. */
export function writeChecksums(folder: string): void {
  const text = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => statSync(path.join(folder, name)).isFile())
    .map((name) => name.split(path.sep).join('/'))
    .sort()
    .map((name) => `${sha256(readFileSync(path.join(folder, name)))}  ${name}\n`)
    .join('');
  writeFileSync(path.join(folder, 'SHA256SUMS'), text);
}
