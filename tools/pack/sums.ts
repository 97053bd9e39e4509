import {createHash, createPrivateKey, sign, type KeyObject} from 'node:crypto';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {listFiles} from './listFiles';

export const SUMS = 'SHA256SUMS';

/**
 * Writes the digests of all files of a folder into it, as `sha256sum -c` reads them.
 * @returns the text of the file
 */
export function writeSums(folder: string): string {
  const digest = (file: string) =>
    createHash('sha256')
      .update(readFileSync(path.join(folder, file)))
      .digest('hex');
  const text = listFiles(folder)
    .map((file) => `${digest(file)}  ${file}\n`)
    .join('');
  writeFileSync(path.join(folder, SUMS), text);
  return text;
}

/**
 * Reads a key to sign with.
 * @throws Error naming the file and what it must be
 */
export function readKey(file: string): KeyObject {
  let key: KeyObject;
  try {
    key = createPrivateKey(readFileSync(file));
  } catch (error) {
    throw new Error(
      `--key ${file} cannot be read (${error instanceof Error ? error.message : String(error)}). ` +
        'It must be a private key in a PEM file without a passphrase; ' +
        'make one with: openssl genrsa -out key.pem 3072',
      {cause: error},
    );
  }
  if (!['rsa', 'ec'].includes(key.asymmetricKeyType ?? '')) {
    throw new Error(
      `--key ${file} is of the type ${key.asymmetricKeyType}; "openssl dgst" verifies RSA and EC only. ` +
        'Make one with: openssl genrsa -out key.pem 3072',
    );
  }
  return key;
}

/** Writes the signature of the digests beside them, as `openssl dgst -sha256 -verify` reads it. */
export function signSums(folder: string, key: KeyObject): void {
  const signature = sign('sha256', readFileSync(path.join(folder, SUMS)), key);
  writeFileSync(path.join(folder, `${SUMS}.sig`), signature);
}
