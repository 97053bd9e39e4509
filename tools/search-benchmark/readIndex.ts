import {readFileSync} from 'node:fs';
import path from 'node:path';
import {
  INDEX_FILE,
  parseIndex,
  type SearchIndex,
} from '../../src/plugins/search/shared/searchIndex';

/**
 * Read the search index of one language of a built site.
 * @param folder output folder of that language
 * @throws Error that names the file and the fix
 */
export function readIndex(folder: string): SearchIndex {
  const file = path.join(folder, INDEX_FILE);
  try {
    return parseIndex(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} cannot be used: ${(error as Error).message}. Run "npm run build".`, {
      cause: error,
    });
  }
}
