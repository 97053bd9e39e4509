import {readdirSync} from 'node:fs';
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {COMPRESSIBLE} from '../server-config/mimeTypes';

/** Compression functions by the ending of the file that they write. */
const ENCODERS: Record<string, (text: Buffer) => Promise<Buffer>> = {
  // The default of Brotli is the highest level.
  br: (text) => promisify(brotliCompress)(text),
  gz: (text) => promisify(gzip)(text, {level: constants.Z_BEST_COMPRESSION}),
};

async function compressOne(file: string): Promise<void> {
  const text = await readFile(file);
  for (const [ending, encode] of Object.entries(ENCODERS)) {
    const small = await encode(text);
    if (small.length < text.length) await writeFile(`${file}.${ending}`, small);
  }
}

/**
 * Write `<file>.br` and `<file>.gz` beside every text file of a folder, so that servers can send them to browsers that accept them. It
 * uses the highest compression levels, which take about 2 s per MB.
 */
export async function precompress(folder: string): Promise<void> {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => COMPRESSIBLE.test(name))
    .map((name) => path.join(folder, name));
  await Promise.all(files.map(compressOne));
}
