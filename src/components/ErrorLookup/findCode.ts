import {nearest} from '@site/src/plugins/product-model/nearest';
import type {CodeAreaData, CodeData} from '@site/src/plugins/product-model/kinds/errors';

/** What a typed, pasted or scanned text leads to. */
export type Found =
  | {readonly kind: 'error'; readonly error: CodeData}
  /** The letters of an area; with a number that the area has not, `unknown`. */
  | {readonly kind: 'codes'; readonly errors: readonly CodeData[]; readonly unknown: boolean}
  | {readonly kind: 'none'}
  /** Nothing, or the beginning of letters. */
  | {readonly kind: 'typing'};

/** A number, where zero and one are often typed as letters, and no letter follows. */
const NUMBER = /^[^A-Z0-9]*([0-9OIL]{1,3})(?![A-Z0-9])/;

const numberOf = (text: string): number => Number(text.replace(/O/g, '0').replace(/[IL]/g, '1'));
const hasNumber = (number: number) => (error: CodeData) =>
  Number(error.code.split('-')[1]) === number;

/** Codes like one that does not exist: of areas with similar letters, those with the same number first. */
function codesLike(text: string, areas: readonly CodeAreaData[]): CodeData[] {
  const [, letters = '', digits] = /^([A-Z]+)[^A-Z0-9]*(\d*)/.exec(text) ?? [];
  const near = nearest(
    letters,
    areas.map(({prefix}) => prefix),
  ).flatMap((prefix) => areas.find((area) => area.prefix === prefix)?.errors ?? []);
  const same = digits ? near.filter(hasNumber(Number(digits))) : [];
  return same.length > 0 ? same : near;
}

/**
 * Looks a code up however it comes: lower case, full-width, with a space or nothing for the hyphen, with the message behind it.
 * @example findCode('ｓｅｃ 2\n', areas) // {kind: 'error', error: SEC-02}
 */
export function findCode(text: string, areas: readonly CodeAreaData[]): Found {
  const typed = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/^[^A-Z0-9]+|\s+$/g, '');
  const area = areas.find(({prefix}) => typed.startsWith(prefix));
  const rest = area ? typed.slice(area.prefix.length) : '';
  if (area && !/[A-Z0-9]/.test(rest)) return {kind: 'codes', errors: area.errors, unknown: false};
  const number = area && NUMBER.exec(rest)?.[1];
  if (area && number) {
    const error = area.errors.find(hasNumber(numberOf(number)));
    return error ? {kind: 'error', error} : {kind: 'codes', errors: area.errors, unknown: true};
  }
  if (areas.some(({prefix}) => prefix.startsWith(typed))) return {kind: 'typing'};
  const errors = codesLike(typed, areas);
  return errors.length > 0 ? {kind: 'codes', errors, unknown: true} : {kind: 'none'};
}

/** Whether a query of the search may be a code, or the letters of one and a hyphen: then the codes are worth loading. */
export const mayBeCode = (query: string): boolean =>
  /^\s*[A-Z]{3,}\s*(?:[-‐-―]\s*[0-9OIL]{0,2}|[0-9OIL]?\d)\s*$/i.test(query.normalize('NFKC'));
