import type {Postings} from './postings';
import type {QueryUnit} from './query';
import {matchHan} from './matchHan';
import {matchWord} from './matchWord';
import type {Scores} from './scores';
import type {Speller} from './speller';

/** Which records hold a part of the query, how well, and by which terms of the index. */
export type Match = {
  /** 1 where a record has it as it was typed, less for an inflected, unfinished, misspelt or incomplete one. */
  quality: Scores;
  /** Records that hold all of it. */
  whole: Scores;
  /** Terms to highlight. */
  terms: Set<string>;
};

/** Finds the records of one unit. */
export function matchUnit(unit: QueryUnit, postings: Postings, speller: Speller): Match {
  return unit.kind === 'han' ? matchHan(unit.chars, postings) : matchWord(unit, postings, speller);
}
