import {readdirSync} from 'node:fs';
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants} from 'node:zlib';

const compress = promisify(brotliCompress);

/** What compresses: text. Pictures and fonts other than SVG are compressed already. */
const TEXT = /\.(?:css|html|js|json|svg|txt|xml|webmanifest)$/;

/** Node compresses in a pool of four threads. */
const AT_ONCE = 4;

async function compressOne(file: string): Promise<void> {
  const text = await readFile(file);
  const small = await compress(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });
  if (small.length < text.length) await writeFile(`${file}.br`, small);
}

/**
 * Puts a file `….br` beside every text of a folder: Brotli at its highest quality, as hosts do once for each
 * deployment. `createSiteServer` and most web servers send it to browsers that understand it. It takes about two
 * seconds a megabyte.
 */
export async function precompress(folder: string): Promise<void> {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => TEXT.test(name))
    .map((name) => path.join(folder, name));
  const worker = async () => {
    for (let file = files.pop(); file; file = files.pop()) await compressOne(file);
  };
  await Promise.all(Array.from({length: AT_ONCE}, worker));
}
