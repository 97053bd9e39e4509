import {diskCache} from '../build/diskCache';
import {parseSource, type Parse} from '../plugins/translations/normaliseSource';
import {PageSyntaxError, type Node} from '../plugins/translations/tree';

const trees = diskCache<Node>('trees', ['src/plugins/translations']);

/**
 * Parses a page, or takes its tree from the cache of earlier processes: the build, the preview and the checks read the same pages.
 * @throws PageSyntaxError when it is not valid MDX
 */
export const parseCached: Parse = (text) => trees.get(text, () => parseSource(text));

/**
 * Parses a page for the build.
 * @param file path from the root of the site
 * @throws PageSyntaxError with the file, the line and the fix
 */
export function parsePage(text: string, file: string): Node {
  try {
    return parseCached(text);
  } catch (error) {
    throw error instanceof PageSyntaxError ? new PageSyntaxError(error.mistake, file) : error;
  }
}
