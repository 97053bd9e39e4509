import {readFileSync} from 'node:fs';
import {brotliCompressSync, constants} from 'node:zlib';

const sizes = new Map<string, number>();

/** Returns the size of a text or of bytes after Brotli at its highest quality. */
export const brotliLength = (content: string | Buffer): number =>
  brotliCompressSync(content, {
    params: {[constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY},
  }).length;

/** The size of a file after Brotli; memoised. */
export function brotliSize(file: string): number {
  const size = sizes.get(file) ?? brotliLength(readFileSync(file));
  sizes.set(file, size);
  return size;
}
