import {readFileSync} from 'node:fs';
import path from 'node:path';
import {
  SCHEMA_VERSION,
  unpackIndex,
  type IndexPointer,
  type SearchIndex,
} from '../../src/plugins/search/shared/packedIndex';
import {POINTER_FILE} from '../../src/plugins/search/shared/pointerFile';

const FIX = 'Run "npm run build" first.';

/** Which languages a build has, and which of them lies at its root. */
export type Languages = {all: readonly string[]; atRoot: string};

function readJson<T>(file: string): T {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    const reason = missing ? 'is missing' : `cannot be read: ${(error as Error).message}`;
    throw new Error(`${file} ${reason}. ${FIX}`, {cause: error});
  }
}

/**
 * Reads the search index of every language of a built site, as the browser gets it.
 * @throws Error that names the file and the fix, also when one language of several is missing
 */
export function readBuild(buildDir: string, {all, atRoot}: Languages): SearchIndex[] {
  return all.map((language) => {
    const folder = language === atRoot ? buildDir : path.join(buildDir, language);
    const pointerFile = path.join(folder, POINTER_FILE);
    const pointer = readJson<IndexPointer>(pointerFile);
    if (pointer.schema !== SCHEMA_VERSION) {
      throw new Error(
        `${pointerFile} has format ${pointer.schema}, the search writes format ${SCHEMA_VERSION}: ` +
          'the site was built before the search changed. Run "npm run build" again.',
      );
    }
    const indexFile = path.join(folder, pointer.file);
    const index = readJson<unknown>(indexFile);
    try {
      return unpackIndex(index, language);
    } catch (error) {
      throw new Error(`${indexFile} cannot be used: ${(error as Error).message}. ${FIX}`, {
        cause: error,
      });
    }
  });
}
