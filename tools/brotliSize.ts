import {readFileSync} from 'node:fs';
import {brotliCompressSync} from 'node:zlib';

const sizes = new Map<string, number>();

/** Returns the size of a text or of bytes after Brotli at its highest quality, the default. */
export const brotliLength = (content: string | Buffer): number =>
  brotliCompressSync(content).length;

/** The size of a file after Brotli; memoised. */
export function brotliSize(file: string): number {
  const size = sizes.get(file) ?? brotliLength(readFileSync(file));
  sizes.set(file, size);
  return size;
}
