import {readdirSync} from 'node:fs';
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants} from 'node:zlib';

const compress = promisify(brotliCompress);

/** Text and SVG; other images and fonts are compressed already. */
const TEXT = /\.(?:css|html|js|json|svg|txt|xml|webmanifest)$/;

/** The size of Node's thread pool. */
const CONCURRENCY = 4;

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
 * Writes `<file>.br` beside every text file of a folder: Brotli at its highest quality, as hosts do once per deployment.
 * `createSiteServer` sends it to browsers that accept it. Takes about 2 s per MB.
 */
export async function precompress(folder: string): Promise<void> {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => TEXT.test(name))
    .map((name) => path.join(folder, name));
  const worker = async () => {
    for (let file = files.pop(); file; file = files.pop()) await compressOne(file);
  };
  await Promise.all(Array.from({length: CONCURRENCY}, worker));
}
