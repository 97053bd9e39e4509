import {memoizeAcrossLocales} from '../build/memoizeAcrossLocales';
import {parseMdx, type Node} from '../plugins/translations/tree';

/** The syntax tree of a page, parsed once for both locales; it must not be changed. */
export const parsePage = (text: string, file: string): Node =>
  memoizeAcrossLocales(`tree ${file}`, text, () => parseMdx(text));
