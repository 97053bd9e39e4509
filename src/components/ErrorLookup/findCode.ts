import {isOneEditApart} from '@site/src/plugins/search/engine/spelling';
import {normalizeCharacters, normalizeQuery} from '@site/src/plugins/search/shared/normalizeQuery';
import type {CodeAreaData, CodeData} from '@site/src/plugins/product-model/kinds/errors';
import {isStop} from '../ErrorTable/isStop';

/** The result of looking up a text. It has no values if the text is empty or an incomplete prefix, such as `SE`. */
type LookupResult = {
  readonly error?: CodeData;
  /**
   * The codes in the text if there are several. Otherwise all codes with one prefix, if the text is only a prefix (`SEC-`), has a number that
   * does not exist (`SEC-99`), or a prefix that differs from a known one in one letter (`SEK-02`).
   */
  readonly codes?: readonly CodeData[];
  /** Set if the text is neither a known code nor the beginning of one. */
  readonly isUnknown?: true;
};

/** Matches the number of a code. Readers may type 0 as the letter O, and 1 as I or L. */
const NUMBER = /^[^A-Z0-9]*([0-9OIL]{1,3})(?![A-Z0-9])/;

const numberOf = (text: string): number => Number(text.replace(/O/g, '0').replace(/[IL]/g, '1'));
const hasNumber = (number: number) => (error: CodeData) =>
  Number(error.code.split('-')[1]) === number;

/** Return a pattern that matches whole codes, such as `SEC-02`, `SEC 2` or `SEC2`. */
const codePattern = (areas: readonly CodeAreaData[]): RegExp =>
  new RegExp(
    `(?<![A-Z0-9])(${areas.map(({prefix}) => prefix).join('|')})[ -]*([0-9OIL]{1,3})(?![A-Z0-9])`,
    'g',
  );

/** Remove the words before the first code in a text, such as `ERROR CODE: SEC-02`. A text without a whole code stays as it is. */
const fromCode = (text: string, areas: readonly CodeAreaData[]): string =>
  text.slice(Math.max(0, text.search(codePattern(areas))));

/**
 * List the codes in a text, each once. An operator may type those of two tiles, so the codes that stop stations are first.
 * @example listCodes('write2 sec1', areas) // [SEC-01, WRITE-02]
 */
export function listCodes(text: string, areas: readonly CodeAreaData[]): CodeData[] {
  const found = [...normalizeQuery(text).toUpperCase().matchAll(codePattern(areas))].map(
    ([, prefix, number = '']) =>
      areas.find((area) => area.prefix === prefix)?.errors.find(hasNumber(numberOf(number))),
  );
  const codes = [...new Set(found.filter((error) => error !== undefined))];
  return codes.sort((a, b) => Number(isStop(b)) - Number(isStop(a)));
}

/**
 * Find the error code in a typed, pasted or scanned text. The code can be in lower case, have a space or nothing in place of the hyphen,
 * stand after other words and be followed by its message.
 * @example findCode('ｓｅｃ 2\n', areas) // {error: SEC-02}
 */
export function findCode(text: string, areas: readonly CodeAreaData[]): LookupResult {
  const several = listCodes(text, areas);
  if (several.length > 1) return {codes: several};
  const upperCase = normalizeQuery(text).toUpperCase();
  const typed = fromCode(upperCase, areas).replace(/^[^A-Z0-9]+| $/g, '');
  const area = areas.find(({prefix}) => typed.startsWith(prefix));
  const rest = area ? typed.slice(area.prefix.length) : '';
  if (area && /^[^A-Z0-9]*[0O]?$/.test(rest)) return {codes: area.errors};
  const number = area && NUMBER.exec(rest)?.[1];
  if (area && number) {
    const error = area.errors.find(hasNumber(numberOf(number)));
    return error ? {error} : {codes: area.errors, isUnknown: true};
  }
  if (areas.some(({prefix}) => prefix.startsWith(typed))) return {};
  const [letters = ''] = mayBeCode(typed) ? (/^[A-Z]+/.exec(typed) ?? []) : [];
  const codes = areas
    .filter(({prefix}) => isOneEditApart(letters, prefix))
    .flatMap(({errors}) => errors);
  return codes.length > 0 ? {codes, isUnknown: true} : {isUnknown: true};
}

/** Return whether a search query looks like an error code (`SEC-02`) or a prefix with its hyphen (`SEC-`). */
export const mayBeCode = (query: string): boolean =>
  /^[^A-Z0-9]*[A-Z]{3,} ?(?:- ?[0-9OIL]{0,2}|[0-9OIL]?\d)[^A-Z0-9]*$/i.test(
    normalizeCharacters(query),
  );

/**
 * Return the query with which to search for a text: an error code as the manual writes it, or the text itself.
 * @example searchQueryOf('verify1', areas) // 'VERIFY-01'
 */
export const searchQueryOf = (text: string, areas: readonly CodeAreaData[]): string =>
  (mayBeCode(text) && findCode(text, areas).error?.code) || text;
