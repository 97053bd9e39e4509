import {findSimilar, suggest} from '../../../src/lib/suggest';
import {proseRule} from '../rule';

/** Report error codes that do not exist in data/. Other names with letters and digits, such as AES-256, are ignored, because their letters do not resemble those of a code. */
export const errorCode = proseRule('error-code', {}, (text, {vocabulary: {codes}}) => {
  const areas = new Set(codes.map((code) => code.replace(/-\d+$/, '')));
  const isArea = (letters: string) =>
    areas.has(letters) || (letters.length > 3 && findSimilar(letters, areas).length > 0);
  return [...text.matchAll(/(?<![\w-])([A-Z]{2,})[-‐–—_ ]?\d{2,3}(?!\w)/g)]
    .filter(([code, letters = '']) => !codes.includes(code) && isArea(letters))
    .map(([code]) => ({
      message: `no error has this code ("${code}")`,
      fix: suggest(code, codes),
    }));
});
