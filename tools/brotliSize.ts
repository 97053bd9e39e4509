import {readFileSync} from 'node:fs';
import {brotliCompressSync, constants} from 'node:zlib';

const sizes = new Map<string, number>();

/** The size of a file after Brotli at its highest quality; memoised. */
export function brotliSize(file: string): number {
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const size = brotliCompressSync(readFileSync(file), {
    params: {[constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY},
  }).length;
  sizes.set(file, size);
  return size;
}
