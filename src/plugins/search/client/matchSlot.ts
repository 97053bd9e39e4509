import type {Match} from './matchUnit';
import {matchUnit} from './matchUnit';
import type {Postings} from './postings';
import type {QueryUnit} from './query';
import {createScores, raise} from './scores';
import type {Slot} from './segment';

/** What a record that has only a part of a phrase is worth. */
const PARTIAL_QUALITY = 0.6;

/** Finds the records of a slot: what was typed, or other words for it. */
export function matchSlot(slot: Slot, postings: Postings): Match {
  const typed = matchAll(slot.units, postings);
  if (slot.alternatives.length === 0) {
    return typed;
  }
  const quality = createScores(postings.lengths.length);
  const whole = createScores(postings.lengths.length);
  const terms = new Set(typed.terms);
  copy(typed.quality.records, typed.quality.values, 1);
  typed.whole.records.forEach((record) => raise(whole, record, 1));
  for (const alternative of slot.alternatives) {
    const match = matchAll(alternative.units, postings);
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

/** Several units that belong together: a record is whole when it has all of them. */
function matchAll(units: readonly QueryUnit[], postings: Postings): Match {
  const matches = units.map((unit) => matchUnit(unit, postings));
  const [only] = matches;
  if (only && matches.length === 1) {
    return only;
  }
  const quality = createScores(postings.lengths.length);
  const whole = createScores(postings.lengths.length);
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
