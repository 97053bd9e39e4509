import {memoizeAcrossLocales} from '../build/memoizeAcrossLocales';
import {PageSyntaxError, parseMdx, type Node} from '../plugins/translations/tree';

/**
 * The syntax tree of a page, parsed once for both locales; it must not be changed.
 * @param file path from the root of the site
 * @throws PageSyntaxError with the file, the line and the fix
 */
export function parsePage(text: string, file: string): Node {
  try {
    return memoizeAcrossLocales(`tree ${file}`, text, () => parseMdx(text));
  } catch (error) {
    throw error instanceof PageSyntaxError ? new PageSyntaxError(error.remark, file) : error;
  }
}
