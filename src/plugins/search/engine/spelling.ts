import type {InvertedIndex} from './invertedIndex';
import type {WordToken} from './tokenizeQuery';

/** A correctly spelt word that is similar to a misspelt one, with the edit distance between them. */
export type SimilarTerm = {term: string; distance: number};

/** Find words of the index and the synonyms that are similar to a misspelt word. */
export type Speller = {
  /**
   * Returns the nearest words for a Latin word of four letters or more. Words at distance 2 are returned only when
   * there are none at distance 1.
   * @param isUnfinished whether the word may be the beginning of a longer one
   */
  similarTerms(term: string, isUnfinished: boolean): SimilarTerm[];
};

/** Shorter words are not corrected, because too many other words are similar to them. */
const MIN_LENGTH = 4;

/** Words of this length or longer may have two errors. A shorter word with two errors is too often a different word. */
const MIN_LENGTH_FOR_TWO_ERRORS = 8;

/** Create a speller that corrects to the given words. */
export function createSpeller(terms: Iterable<string>): Speller {
  const words = [...new Set(terms)].filter((term) => /^[a-z]{3,}$/.test(term));
  return {
    similarTerms(term, isUnfinished) {
      if (term.length < MIN_LENGTH || !/^[a-z]+$/.test(term)) {
        return [];
      }
      const isPrefix = isUnfinished && term.length > MIN_LENGTH;
      for (const distance of term.length >= MIN_LENGTH_FOR_TWO_ERRORS ? [1, 2] : [1]) {
        const found = words.filter(
          (word) =>
            isWithinEditDistance(term, word, distance) ||
            (isPrefix && hasSimilarPrefix(word, term, distance)),
        );
        if (found.length > 0) {
          return found.map((word) => ({term: word, distance}));
        }
      }
      return [];
    },
  };
}

/** Check whether a longer word starts with the term, up to some typing errors. The first letter must be correct. */
function hasSimilarPrefix(word: string, term: string, distance: number): boolean {
  return (
    word.length > term.length &&
    word[0] === term[0] &&
    [0, 1, -1].some((more) =>
      isWithinEditDistance(term, word.slice(0, term.length + more), distance),
    )
  );
}

/**
 * Check whether the Damerau-Levenshtein distance of two words is at most `limit`. It is the number of inserted,
 * missing and wrong letters, and of swapped neighbouring letters.
 * @example isWithinEditDistance('progamming', 'programming', 1) // true
 */
function isWithinEditDistance(a: string, b: string, limit: number): boolean {
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

/** Correct the letters of a misspelt code, such as `verfy-01` to `verify-01`. Return any other word unchanged. */
export function correctCode(token: WordToken, index: InvertedIndex, speller: Speller): WordToken {
  const [letters = '', ...others] = token.codeParts;
  const known = (term: string) => index.postings(term).length > 0;
  if (token.terms.some(known)) return token;
  const codes = speller.similarTerms(letters, false).map(({term}) => [term, ...others]);
  const code = codes.find((parts) => known(parts.join('')));
  return code ? {...token, terms: [code.join('')], codeParts: code} : token;
}
