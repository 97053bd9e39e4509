import type {CodeAreaData, CodeData} from '@site/src/plugins/product-model/kinds/errors';

/** What a typed, pasted or scanned text leads to; nothing while it is empty or the first letters of an area. */
export type Found = {
  readonly error?: CodeData;
  /** All codes of an area, for its letters alone or with a number that no code has. */
  readonly codes?: readonly CodeData[];
  /** The text is no code. */
  readonly isUnknown?: true;
};

/** A number, in which zero and one may be typed as letters. No letter follows it. */
const NUMBER = /^[^A-Z0-9]*([0-9OIL]{1,3})(?![A-Z0-9])/;

const numberOf = (text: string): number => Number(text.replace(/O/g, '0').replace(/[IL]/g, '1'));
const hasNumber = (number: number) => (error: CodeData) =>
  Number(error.code.split('-')[1]) === number;

/**
 * Find an error code in a text: in lower case, full-width, with a space or nothing in place of the hyphen, or with its message.
 * @example findCode('ｓｅｃ 2\n', areas) // {error: SEC-02}
 */
export function findCode(text: string, areas: readonly CodeAreaData[]): Found {
  const typed = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/^[^A-Z0-9]+|\s+$/g, '');
  const area = areas.find(({prefix}) => typed.startsWith(prefix));
  const rest = area ? typed.slice(area.prefix.length) : '';
  if (area && !/[A-Z0-9]/.test(rest)) return {codes: area.errors};
  const number = area && NUMBER.exec(rest)?.[1];
  if (area && number) {
    const error = area.errors.find(hasNumber(numberOf(number)));
    return error ? {error} : {codes: area.errors, isUnknown: true};
  }
  return areas.some(({prefix}) => prefix.startsWith(typed)) ? {} : {isUnknown: true};
}

/** Check whether a query of the search looks like an error code, or like the letters of one and a hyphen. */
export const mayBeCode = (query: string): boolean =>
  /^\s*[A-Z]{3,}\s*(?:[-‐-―]\s*[0-9OIL]{0,2}|[0-9OIL]?\d)\s*$/i.test(query.normalize('NFKC'));
