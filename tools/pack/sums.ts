import {createHash, createPrivateKey, sign, type KeyObject} from 'node:crypto';
import {readdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Computes the SHA-256 of data, as hexadecimal digits. */
export const sha256 = (data: string | Buffer): string =>
  createHash('sha256').update(data).digest('hex');

/**
 * Writes the digests of all files of a folder into its file SHA256SUMS, as `sha256sum -c` reads them, and their signature into
 * SHA256SUMS.sig, as `openssl dgst -sha256 -verify` reads it.
 * @returns the text of the digests
 */
export function writeSums(folder: string, key: KeyObject | undefined): string {
  const text = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => statSync(path.join(folder, name)).isFile())
    .map((name) => name.split(path.sep).join('/'))
    .sort()
    .map((name) => `${sha256(readFileSync(path.join(folder, name)))}  ${name}\n`)
    .join('');
  const file = path.join(folder, 'SHA256SUMS');
  writeFileSync(file, text);
  if (key) writeFileSync(`${file}.sig`, sign('sha256', Buffer.from(text), key));
  return text;
}

/**
 * Reads a key to sign with.
 * @throws Error naming the file and what it must be
 */
export function readKey(file: string): KeyObject {
  const fix = 'Make one with: openssl genrsa -out key.pem 3072';
  let key: KeyObject;
  try {
    key = createPrivateKey(readFileSync(file));
  } catch (error) {
    throw new Error(
      `--key ${file} is no private key in a PEM file without a passphrase (${String(error)}). ${fix}`,
      {cause: error},
    );
  }
  if (['rsa', 'ec'].includes(key.asymmetricKeyType ?? '')) return key;
  throw new Error(
    `--key ${file} is of the type ${key.asymmetricKeyType}; "openssl dgst" verifies RSA and EC only. ${fix}`,
  );
}
