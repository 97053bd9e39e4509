import {stemmer} from 'stemmer';
import type {Match} from './matchUnit';
import type {Postings} from './postings';
import type {WordUnit} from './query';
import {raise, raiseAll} from './scores';
import type {Speller} from './speller';

const STEM_QUALITY = 0.85;
const PART_QUALITY = 0.9;
const PREFIX_QUALITY = 0.7;
const SPLIT_QUALITY = 0.7;
/** By number of typing errors. */
const FUZZY_QUALITY = [1, 0.6, 0.45];

/** Finds the records of a word or code: as typed, in another form, unfinished or in parts, and only then misspelt. */
export function matchWord(unit: WordUnit, postings: Postings, speller: Speller): Match {
  const quality = postings.pool.take();
  const terms = new Set<string>();
  const add = (term: string, value: number) => {
    const records = postings.get(term);
    if (records.length > 0) {
      terms.add(term);
      raiseAll(quality, records, value);
    }
  };

  unit.terms.forEach((term) => add(term, 1));
  for (const term of unit.terms) {
    postings.withStem(stemmer(term)).forEach((inflected) => add(inflected, STEM_QUALITY));
    if (unit.isOpen) {
      postings.withPrefix(term).forEach((longer) => add(longer, PREFIX_QUALITY));
    }
  }
  addParts(unit.parts, unit.isOpen, PART_QUALITY);
  if (quality.records.length === 0) {
    for (const term of unit.terms) {
      speller
        .similar(term, unit.isOpen)
        .forEach(({term: similar, errors}) => add(similar, FUZZY_QUALITY[errors] ?? 0));
    }
  }
  if (quality.records.length === 0 && unit.parts.length === 0) {
    addParts(splitTerm(unit.terms[0] ?? '', postings), unit.isOpen, SPLIT_QUALITY);
  }
  return {quality, whole: quality, terms};

  /** Records that contain every part of a code; the last part may be unfinished. */
  function addParts(parts: string[], isOpen: boolean, value: number): void {
    const lists = parts.map((part, position) => {
      const last = isOpen && position === parts.length - 1;
      const expanded = last ? [part, ...postings.withPrefix(part)] : [part];
      return {expanded, records: new Set(expanded.flatMap((term) => [...postings.get(term)]))};
    });
    const [first, ...others] = lists;
    let found = false;
    for (const record of first?.records ?? []) {
      if (others.every((list) => list.records.has(record))) {
        raise(quality, record, value);
        found = true;
      }
    }
    if (found) {
      // Where the code itself is found, marking each 1 beside VERIFY-01 only distracts.
      const isKnown = terms.size > 0;
      lists
        .flatMap((list) => list.expanded)
        .filter((term) => !isKnown || term.length > 1)
        .forEach((term) => terms.add(term));
    }
  }
}

/** `signin` as `sign` and `in`: the two words of the index that a word without its space is made of. */
function splitTerm(term: string, postings: Postings): string[] {
  for (let at = term.length - 2; at >= 2; at--) {
    const parts = [term.slice(0, at), term.slice(at)];
    if (parts.every((part) => postings.get(part).length > 0)) {
      return parts;
    }
  }
  return /^[a-z]{2,}\d$/.test(term) && postings.get(term.slice(0, -1)).length > 0
    ? [term.slice(0, -1), term.slice(-1)]
    : [];
}
