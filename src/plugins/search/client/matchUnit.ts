import {isWithin} from './editDistance';
import type {Postings} from './postings';
import type {QueryUnit} from './query';

/** Which records a unit of the query matches, and by which terms of the index. */
export type UnitMatch = {
  /** Quality of the match by record: 1 exact, less for an unfinished, misspelt or incomplete one. */
  quality: Map<number, number>;
  /** Records that hold all of the unit. */
  isWhole(record: number): boolean;
  /** Terms to highlight. */
  terms: Set<string>;
};

const MAX_EXPANSIONS = 64;
const PART_QUALITY = 0.9;
const PREFIX_QUALITY = 0.7;
const FUZZY_QUALITY = 0.4;

/** Finds the records of one unit. */
export function matchUnit(unit: QueryUnit, postings: Postings): UnitMatch {
  return unit.kind === 'han' ? matchHan(unit.chars, postings) : matchWord(unit, postings);
}

function matchWord(unit: QueryUnit & {kind: 'word'}, postings: Postings): UnitMatch {
  const quality = new Map<number, number>();
  const terms = new Set<string>();
  const add = (term: string, value: number) => {
    const records = postings.get(term);
    if (records.length > 0) {
      terms.add(term);
    }
    for (const record of records) {
      quality.set(record, Math.max(value, quality.get(record) ?? 0));
    }
  };

  unit.terms.forEach((term) => add(term, 1));
  if (unit.isPrefix) {
    for (const term of unit.terms.flatMap((start) => postings.withPrefix(start, MAX_EXPANSIONS))) {
      add(term, PREFIX_QUALITY);
    }
  }
  for (const record of recordsWithAll(unit.parts, unit.isPrefix, postings, terms)) {
    quality.set(record, Math.max(PART_QUALITY, quality.get(record) ?? 0));
  }
  if (quality.size === 0) {
    unit.terms
      .flatMap((term) => similarTerms(term, postings))
      .forEach((term) => add(term, FUZZY_QUALITY));
  }
  return {quality, terms, isWhole: (record) => quality.has(record)};
}

/** Records that contain every part of a code; the last part may be unfinished. */
function recordsWithAll(
  parts: string[],
  isPrefix: boolean,
  postings: Postings,
  terms: Set<string>,
): number[] {
  const lists = parts.map((part, position) => {
    const expanded =
      isPrefix && position === parts.length - 1
        ? postings.withPrefix(part, MAX_EXPANSIONS)
        : [part];
    return {expanded, records: new Set(expanded.flatMap((term) => postings.get(term)))};
  });
  const [first, ...others] = lists;
  const common = [...(first?.records ?? [])].filter((record) =>
    others.every((list) => list.records.has(record)),
  );
  if (common.length > 0) {
    lists.forEach((list) => list.expanded.forEach((term) => terms.add(term)));
  }
  return common;
}

/** Terms that a reader who mistyped may have meant. Latin words of four letters or more only. */
function similarTerms(term: string, postings: Postings): string[] {
  if (!/^[a-z]{4,}$/.test(term)) {
    return [];
  }
  const limit = term.length >= 8 ? 2 : 1;
  return postings.terms.filter(
    (candidate) => /^[a-z]{3,}$/.test(candidate) && isWithin(term, candidate, limit),
  );
}

/**
 * Han text: a record holds the unit when each character stands in some pair of the query that the record has, so
 * that 删除密钥 finds 删除一个密钥 too.
 */
function matchHan(chars: string[], postings: Postings): UnitMatch {
  const terms = new Set<string>();
  const [only = ''] = chars;
  if (chars.length === 1) {
    const quality = new Map<number, number>();
    for (const term of postings.withPrefix(only, Infinity)) {
      postings.get(term).forEach((record) => quality.set(record, 1));
    }
    return {quality, terms: new Set([only]), isWhole: (record) => quality.has(record)};
  }

  const pairsByRecord = new Map<number, number[]>();
  for (let pair = 0; pair < chars.length - 1; pair++) {
    const term = `${chars[pair]}${chars[pair + 1]}`;
    const records = postings.get(term);
    if (records.length > 0) {
      terms.add(term);
    }
    for (const record of records) {
      const pairs = pairsByRecord.get(record);
      if (pairs) {
        pairs.push(pair);
      } else {
        pairsByRecord.set(record, [pair]);
      }
    }
  }
  const quality = new Map<number, number>();
  const whole = new Set<number>();
  for (const [record, pairs] of pairsByRecord) {
    const covered = new Set(pairs.flatMap((pair) => [pair, pair + 1])).size;
    if (covered === chars.length) {
      whole.add(record);
    }
    quality.set(
      record,
      (covered / chars.length) * (0.5 + (0.5 * pairs.length) / (chars.length - 1)),
    );
  }
  return {quality, terms, isWhole: (record) => whole.has(record)};
}
