import {isOneEditApart} from '@site/src/plugins/search/engine/spelling';
import {normalizeCharacters} from '@site/src/plugins/search/shared/normalizeQuery';
import type {CodeAreaData, CodeData} from '@site/src/plugins/product-model/kinds/errors';
import {isStop} from '../ErrorTable/isStop';

/** The result of looking up a text. It is empty for words, and for the beginning of a prefix, such as `SE`. */
type LookupResult = {
  /** The only code in the text. */
  readonly error?: CodeData;
  /**
   * The codes from which the reader can choose, those that stop stations first: several codes in the text, all codes of a prefix (`SEC-`),
   * and those that an unknown code may be: with the same prefix (`SEC-99`), or with one that differs in one letter (`SEK-02`).
   */
  readonly codes?: readonly CodeData[];
  /** Whether a code in the text does not exist, such as `SEC-99` or `ABCD-99`. */
  readonly isUnknown?: true;
  /** Whether the text can only mean codes. Otherwise it may also be words to search for, such as `scan 1 code` or `verify`. */
  readonly isCode?: true;
};

/** Return a pattern that matches what may be a code: a known prefix or other letters, an optional hyphen, and a number. */
const codePattern = (areas: readonly CodeAreaData[]): RegExp =>
  new RegExp(
    `(?<![A-Z0-9])(${areas.map(({prefix}) => prefix).join('|')}|[A-Z]{3,})` +
      // Readers may type 0 as the letter O, and 1 as I or L. Without a hyphen, one character must be a digit, because DETAIL is no code.
      '[ _]*(?:-[ _-]*|(?=[OIL]?[0-9]))([0-9OIL]{1,3})(?![A-Z0-9])',
    'g',
  );

const numberOf = (text: string): number => Number(text.replace(/O/g, '0').replace(/[IL]/g, '1'));

/** Return the codes of the only prefix in a text, such as `SEC`, `SEC-` or, while the reader types the number, `SEC-0`. */
function findPrefix(text: string, areas: readonly CodeAreaData[]): LookupResult | undefined {
  const [, letters, hyphen] = /^[^A-Z]*([A-Z]+) ?(-?)[ -]*[0O]?[^A-Z0-9]*$/.exec(text) ?? [];
  const codes = areas.find(({prefix}) => prefix === letters)?.errors;
  return codes && {codes, ...(hyphen && {isCode: true})};
}

/**
 * Find the error codes in a typed, pasted or scanned text. A code can be in lower case, have a space or nothing in place of the hyphen, and
 * stand between other words. An operator may type the codes of two tiles.
 * @example findCode('ｓｅｃ 2\n', areas) // {error: SEC-02, isCode: true}
 */
export function findCode(text: string, areas: readonly CodeAreaData[]): LookupResult {
  const typed = normalizeCharacters(text).toUpperCase();
  const ofPrefix = findPrefix(typed, areas);
  if (ofPrefix) return ofPrefix;
  const pattern = codePattern(areas);
  const hasOtherWords = /[\p{L}\p{N}]/u.test(typed.replace(pattern, ''));
  const found = new Set<CodeData>();
  let isUnknown = false;
  for (const [code, letters = '', digits = ''] of typed.matchAll(pattern)) {
    const area = areas.find(({prefix}) => prefix === letters);
    const number = numberOf(digits);
    const error = area?.errors.find((each) => Number(each.code.split('-')[1]) === number);
    if (error) {
      found.add(error);
    } else if (!hasOtherWords || (area && code.includes('-'))) {
      // Among other words, `SEC-99` is a code, but `key 10` in `key 10 years` is not.
      const similar = areas.filter(
        ({prefix}) => prefix === letters || isOneEditApart(letters, prefix),
      );
      for (const each of similar.flatMap(({errors}) => errors)) found.add(each);
      // `SHA-1` and `AES-256` have not the form of a code.
      if (similar.length > 0 || /-\d\d$/.test(code)) isUnknown = true;
    }
  }
  const codes = [...found].sort((a, b) => Number(isStop(b)) - Number(isStop(a)));
  if (isUnknown) return {isUnknown, isCode: true, ...(codes.length > 0 && {codes})};
  if (codes.length > 1) return {codes, isCode: true};
  return codes[0] ? {error: codes[0], ...(!hasOtherWords && {isCode: true})} : {};
}

/**
 * Return the query with which to search for a text: an error code as the manual writes it, the first code that an unknown one may be, or the
 * text itself.
 * @example searchQueryOf('verify1', areas) // 'VERIFY-01'
 */
export function searchQueryOf(text: string, areas: readonly CodeAreaData[]): string {
  const {error, codes, isCode} = findCode(text, areas);
  return (isCode && (error ?? codes?.[0])?.code) || text;
}
