import {isWithin} from './editDistance';

/** A term that a reader who mistyped may have meant. */
export type SimilarTerm = {term: string; errors: number};

/** Finds the words of the index and of the synonyms that a misspelt word may mean. */
export type Speller = {
  /**
   * The nearest words: Latin words of four letters or more only. Of words with one error and words with two, only those
   * with one.
   * @param isOpen the word may be the misspelt beginning of a longer one
   */
  similar(term: string, isOpen: boolean): SimilarTerm[];
};

/** Shorter words have too many neighbours. */
const MIN_LENGTH = 4;
/** From here on two errors are more likely than another word. */
const LONG = 8;

const WORD = /^[a-z]{3,}$/;
const LETTER_A = 97;

/** Prepares the words that may be meant. */
export function createSpeller(terms: Iterable<string>): Speller {
  const words = [...new Set(terms)].filter((term) => WORD.test(term));
  const letters = Uint32Array.from(words, lettersOf);

  const near = (term: string, isOpen: boolean, errors: number) => {
    const own = lettersOf(term);
    return words.filter((word, at) => {
      const missing = bitCount(own & ~(letters[at] ?? 0));
      if (missing > errors) {
        return false;
      }
      return isWithin(term, word, errors) || (isOpen && startsLike(word, term, errors));
    });
  };

  return {
    similar(term, isOpen) {
      if (term.length < MIN_LENGTH || !/^[a-z]+$/.test(term)) {
        return [];
      }
      for (const errors of term.length >= LONG ? [1, 2] : [1]) {
        const found = near(term, isOpen && term.length > MIN_LENGTH, errors);
        if (found.length > 0) {
          return found.map((word) => ({term: word, errors}));
        }
      }
      return [];
    },
  };
}

/** Whether a longer word begins with the term, but for the errors. */
function startsLike(word: string, term: string, errors: number): boolean {
  return (
    word.length > term.length &&
    word[0] === term[0] &&
    [0, 1, -1].some((more) => isWithin(term, word.slice(0, term.length + more), errors))
  );
}

/** The letters of a word as bits: a word that lacks more letters of another than the errors allow need not be compared. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at++) {
    bits |= 1 << (word.charCodeAt(at) - LETTER_A);
  }
  return bits >>> 0;
}

function bitCount(bits: number): number {
  let left = bits - ((bits >>> 1) & 0x55555555);
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333);
  return (((left + (left >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
