import {parseSource} from '../plugins/translations/normaliseSource';
import {PageSyntaxError, type Node} from '../plugins/translations/tree';

/**
 * The syntax tree of a page, which must not be changed.
 * @param file path from the root of the site
 * @throws PageSyntaxError with the file, the line and the fix
 */
export function parsePage(text: string, file: string): Node {
  try {
    return parseSource(text);
  } catch (error) {
    throw error instanceof PageSyntaxError ? new PageSyntaxError(error.remark, file) : error;
  }
}
