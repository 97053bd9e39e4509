import {promisify} from 'node:util';
import {brotliCompress, constants} from 'node:zlib';

/** Bytes of a file as it lies on the disk, and as a good server sends it. */
export type Size = {raw: number; brotli: number};

const compress = promisify(brotliCompress);

/** Measures a text with brotli at its best, level 11. */
export async function measureSize(text: string): Promise<Size> {
  const raw = Buffer.from(text);
  const {length} = await compress(raw, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
    },
  });
  return {raw: raw.length, brotli: length};
}
