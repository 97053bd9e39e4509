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

/** Matches what may stand in the place of the hyphen: spaces, and ASCII, general and Chinese punctuation. `\p{L}` would slow down the first key. */
const SEPARATOR = String.raw`[\s!-/:-@[-\x60{-~\u2000-\u206F\u3000-\u303F]{0,3}`;

/**
 * Return a pattern that matches what may be a code: a known prefix or other letters, a hyphen or something in its place, and a number.
 * Readers may type 0 as the letter O, and 1 as I or L. After other letters, there must be a digit, because DETAIL is no code.
 */
const codePattern = (areas: readonly CodeAreaData[]): RegExp => {
  const prefixes = areas.map(({prefix}) => prefix).join('|');
  return new RegExp(
    `(?<![A-Z0-9])(${prefixes}|[A-Z]{3,}(?=${SEPARATOR}[OIL]{0,2}[0-9]))${SEPARATOR}([0-9OIL]{1,3})(?![A-Z0-9])`,
    'g',
  );
};

const numberOf = (text: string): number => Number(text.replace(/O/g, '0').replace(/[IL]/g, '1'));

/** Return whether a text has letters or digits. */
const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/**
 * Return the codes of the only prefix in a text, such as `SEC`, `SEC-` or, while the reader types the number, `SEC-0`. Four letters of a longer
 * prefix are enough, such as `VERI`. Fewer are the start of many other words.
 */
function findPrefix(text: string, areas: readonly CodeAreaData[]): LookupResult | undefined {
  const [, letters = '', hyphen] = /^[^A-Z]*([A-Z]+) ?(-?)[ -]*[0O]?[^A-Z0-9]*$/.exec(text) ?? [];
  const begins = (prefix: string) => letters.length >= 4 && prefix.startsWith(letters);
  const codes = areas.find(({prefix}) => prefix === letters || begins(prefix))?.errors;
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
  const matches = [...typed.matchAll(codePattern(areas))]
    .map(([code, letters = '', digits = '']) => {
      const area = areas.find(({prefix}) => prefix === letters);
      const number = numberOf(digits);
      const error = area?.errors.find((each) => Number(each.code.split('-')[1]) === number);
      const similar = area ? [area] : areas.filter(({prefix}) => isOneEditApart(letters, prefix));
      // A known or similar prefix, or the form of `ABCD-99`. `SHA-1` and `page 12` have none of them.
      const hasForm = similar.length > 0 || /-\d\d$/.test(code);
      return {
        code,
        area,
        hasForm,
        codes: error ? [error] : similar.flatMap(({errors}) => errors),
        error,
      };
    })
    // Among other words, `DATE 5` and `SHA-1` are no codes. `AES-256` is none either: a code has two digits.
    .filter(({code, area, hasForm}) =>
      hasWords(typed.replace(code, ''))
        ? (area ?? (hasForm && !code.includes(' ')))
        : !/\d{3}$/.test(code),
    );
  const hasOtherWords = hasWords(matches.reduce((rest, {code}) => rest.replace(code, ' '), typed));
  const found = [...new Set(matches.flatMap(({codes}) => codes))];
  const codes = found.sort((a, b) => Number(isStop(b)) - Number(isStop(a)));
  const isUnknown = matches.some(({error}) => !error);
  // Between other words, such as `verify2 and sec1`, only several codes without a space are certain.
  const isCode =
    matches.length > 0 &&
    matches.every(({hasForm}) => hasForm) &&
    (!hasOtherWords || (codes.length > 1 && !matches.some(({code}) => code.includes(' '))));
  const [first, second] = codes;
  return {
    ...(first && (second || isUnknown ? {codes} : {error: first})),
    ...(isUnknown && {isUnknown}),
    ...(isCode && {isCode}),
  };
}

/**
 * Return the query with which to search for a text: an error code as the manual writes it, or the text itself.
 * @example searchQueryOf('verify1', areas) // 'VERIFY-01'
 */
export function searchQueryOf(text: string, areas: readonly CodeAreaData[]): string {
  const {error, isCode} = findCode(text, areas);
  return (isCode && error?.code) || text;
}
