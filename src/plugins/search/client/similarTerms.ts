import {isWithin} from './editDistance';

/** A term that a reader who mistyped may have meant. */
export type SimilarTerm = {term: string; errors: number};

/** Shorter words have too many neighbours. */
const MIN_LENGTH = 4;
/** From here on two errors are more likely than another word. */
const LONG = 8;

const WORD = /^[a-z]{3,}$/;

/**
 * The terms nearest to a misspelt word: Latin words of four letters or more only. Of terms with one error and terms
 * with two, only those with one.
 * @param known the terms to choose from
 * @param isOpen the word may be the misspelt beginning of a longer one
 */
export function similarTerms(
  term: string,
  isOpen: boolean,
  known: readonly string[],
): SimilarTerm[] {
  if (term.length < MIN_LENGTH || !/^[a-z]+$/.test(term)) {
    return [];
  }
  const words = known.filter((candidate) => WORD.test(candidate));
  const limits = term.length >= LONG ? [1, 2] : [1];
  for (const errors of limits) {
    const found = words.filter((candidate) => isWithin(term, candidate, errors));
    const longer =
      isOpen && term.length > MIN_LENGTH
        ? words.filter((word) => startsLike(word, term, errors))
        : [];
    if (found.length + longer.length > 0) {
      return [...new Set([...found, ...longer])].map((similar) => ({term: similar, errors}));
    }
  }
  return [];
}

/** Whether a longer word begins with the term, but for the errors. */
function startsLike(word: string, term: string, errors: number): boolean {
  return (
    word.length > term.length &&
    word[0] === term[0] &&
    [0, 1, -1].some((more) => isWithin(term, word.slice(0, term.length + more), errors))
  );
}
