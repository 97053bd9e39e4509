import {readFileSync} from 'node:fs';
import path from 'node:path';
import {
  SCHEMA_VERSION,
  unpackIndex,
  type IndexPointer,
  type SearchIndex,
} from '../../src/plugins/search/shared/packedIndex';
import {POINTER_FILE} from '../../src/plugins/search/shared/pointerFile';

/**
 * Reads the search index of one language of a built site, as the browser gets it.
 * @param folder output folder of that language
 * @throws Error that names the file and the fix
 */
export function readIndex(folder: string, language: string): SearchIndex {
  let file = path.join(folder, POINTER_FILE);
  try {
    const pointer = JSON.parse(readFileSync(file, 'utf8')) as IndexPointer;
    if (pointer.schema !== SCHEMA_VERSION) {
      throw new Error(`it has format ${pointer.schema}, the search reads format ${SCHEMA_VERSION}`);
    }
    file = path.join(folder, pointer.file);
    return unpackIndex(JSON.parse(readFileSync(file, 'utf8')), language);
  } catch (error) {
    throw new Error(`${file} cannot be used: ${(error as Error).message}. Run "npm run build".`, {
      cause: error,
    });
  }
}
