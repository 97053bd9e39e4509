import {readFileSync} from 'node:fs';
import {brotliCompressSync, constants} from 'node:zlib';

/** The size of a file as a good host sends it: Brotli at its highest quality. */
export function brotliSize(file: string): number {
  return brotliCompressSync(readFileSync(file), {
    params: {[constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY},
  }).length;
}
