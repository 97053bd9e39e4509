import {stemmer} from 'stemmer';
import type {Match} from './matchUnit';
import {matchUnit} from './matchUnit';
import type {Postings} from './postings';
import type {QueryUnit} from './query';
import {raise} from './scores';
import type {Slot} from './segment';
import type {Speller} from './speller';

/** What a record that has only a part of a phrase is worth. */
const PARTIAL_QUALITY = 0.6;

/** Finds the records of a slot: what was typed, or other words for it. */
export function matchSlot(slot: Slot, postings: Postings, speller: Speller): Match {
  const typed = matchAll(slot.units, postings, speller);
  if (slot.alternatives.length === 0) {
    return typed;
  }
  const quality = postings.pool.take();
  const whole = postings.pool.take();
  const terms = new Set(typed.terms);
  copy(typed.quality.records, typed.quality.values, 1);
  typed.whole.records.forEach((record) => raise(whole, record, 1));
  for (const alternative of slot.alternatives) {
    if (!alternative.units.every((unit) => isIndexed(unit, postings))) {
      continue;
    }
    const match = matchAll(alternative.units, postings, speller);
    if (match.whole.records.length > 0) {
      match.whole.records.forEach((record) => raise(whole, record, 1));
      copy(match.whole.records, match.quality.values, alternative.quality);
      match.terms.forEach((term) => terms.add(term));
    }
  }
  return {quality, whole, terms};

  function copy(records: readonly number[], values: Float32Array, factor: number): void {
    for (const record of records) {
      raise(quality, record, (values[record] ?? 0) * factor);
    }
  }
}

/** Whether the index knows a unit of a synonym; most synonyms are names in the other language, which it does not have. */
function isIndexed(unit: QueryUnit, postings: Postings): boolean {
  return unit.kind === 'word'
    ? unit.terms.some((term) => postings.get(term).length > 0) ||
        unit.terms.some((term) => postings.withStem(stemmer(term)).length > 0)
    : unit.chars.every(
        (char, at) =>
          at === unit.chars.length - 1 ||
          postings.get(char + (unit.chars[at + 1] ?? '')).length > 0,
      );
}

/** Several units that belong together: a record is whole when it has all of them. */
function matchAll(units: readonly QueryUnit[], postings: Postings, speller: Speller): Match {
  const matches = units.map((unit) => matchUnit(unit, postings, speller));
  const [only] = matches;
  if (only && matches.length === 1) {
    return only;
  }
  const quality = postings.pool.take();
  const whole = postings.pool.take();
  for (const {quality: one} of matches) {
    for (const record of one.records) {
      const sum = matches.reduce((total, match) => total + (match.quality.values[record] ?? 0), 0);
      const isWhole = matches.every((match) => (match.whole.values[record] ?? 0) > 0);
      raise(quality, record, (sum / matches.length) * (isWhole ? 1 : PARTIAL_QUALITY));
      if (isWhole) {
        raise(whole, record, 1);
      }
    }
  }
  return {quality, whole, terms: new Set(matches.flatMap((match) => [...match.terms]))};
}
