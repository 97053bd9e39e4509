import type {Postings} from './invertedIndex';
import {isStopWord, type WordUnit} from './query';
import type {SynonymDictionary} from './synonyms';
import {stemOf} from '../shared/tokenize';

/** A term that a reader who mistyped may have meant. */
export type SimilarTerm = {term: string; errors: number};

/** Finds the words of the index and of the synonyms that a misspelt word may mean. */
export type Speller = {
  /**
   * Returns the nearest words, for Latin words of four letters or more. When words with one error exist, words with two
   * are left out.
   * @param isOpen the word may be the misspelt beginning of a longer one
   */
  similar(term: string, isOpen: boolean): SimilarTerm[];
};

/** Shorter words have too many neighbours. */
const MIN_LENGTH = 4;
/** From here on two errors are more likely than another word. */
const LONG = 8;

/** Create a speller for the words that may be meant. */
export function createSpeller(terms: Iterable<string>): Speller {
  const words = [...new Set(terms)].filter((term) => /^[a-z]{3,}$/.test(term));
  return {
    similar(term, isOpen) {
      if (term.length < MIN_LENGTH || !/^[a-z]+$/.test(term)) {
        return [];
      }
      const isPrefix = isOpen && term.length > MIN_LENGTH;
      for (const errors of term.length >= LONG ? [1, 2] : [1]) {
        const found = words.filter(
          (word) => isWithin(term, word, errors) || (isPrefix && startsLike(word, term, errors)),
        );
        if (found.length > 0) {
          return found.map((word) => ({term: word, errors}));
        }
      }
      return [];
    },
  };
}

/** Check whether a longer word begins with the term, apart from the errors. */
function startsLike(word: string, term: string, errors: number): boolean {
  return (
    word.length > term.length &&
    word[0] === term[0] &&
    [0, 1, -1].some((more) => isWithin(term, word.slice(0, term.length + more), errors))
  );
}

/**
 * Check whether the Damerau-Levenshtein distance of two words is at most `limit`. It counts letters that are too many,
 * missing or wrong, and neighbours that are swapped.
 * @example isWithin('progamming', 'programming', 1) // true
 */
function isWithin(a: string, b: string, limit: number): boolean {
  if (Math.abs(a.length - b.length) > limit) {
    return false;
  }
  let beforeLast: number[] = [];
  let last = Array.from({length: b.length + 1}, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      const isSwapped =
        row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current.push(
        Math.min(
          (last[column] ?? 0) + 1,
          (current[column - 1] ?? 0) + 1,
          (last[column - 1] ?? 0) + (same ? 0 : 1),
          isSwapped ? (beforeLast[column - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    if (Math.min(...current) > limit) {
      return false;
    }
    [beforeLast, last] = [last, current];
  }
  return (last[b.length] ?? limit + 1) <= limit;
}

/** Correct the letters of a misspelt code: `verfy-01` becomes `verify-01`. Any other word is returned as it is. */
export function correctCode(unit: WordUnit, postings: Postings, speller: Speller): WordUnit {
  const [letters = '', ...others] = unit.subwords;
  const known = (term: string) => postings.get(term).length > 0;
  if (unit.terms.some(known)) return unit;
  const codes = speller.similar(letters, false).map(({term}) => [term, ...others]);
  const code = codes.find((parts) => known(parts.join('')));
  return code ? {...unit, terms: [code.join('')], subwords: code} : unit;
}

/**
 * Return the word that a reader most likely meant. This is the word itself if the index or the dictionary knows it, or
 * else the most frequent of the words nearest to it.
 */
export function correct(
  unit: WordUnit,
  dictionary: SynonymDictionary,
  postings: Postings,
  speller: Speller,
): string {
  const [word = ''] = unit.terms;
  const stem = stemOf(word);
  const isKnown =
    isStopWord(unit) ||
    postings.get(word).length > 0 ||
    postings.withStem(stem).length > 0 ||
    dictionary.parts.has(stem) ||
    (unit.isOpen && postings.withPrefix(word).length > 0);
  if (isKnown) {
    return word;
  }
  const similar = speller.similar(word, false);
  const best = similar.reduce((most, {term}) => Math.max(most, postings.get(term).length), 0);
  return similar.find(({term}) => postings.get(term).length === best)?.term ?? word;
}
