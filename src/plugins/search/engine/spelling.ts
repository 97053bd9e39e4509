/** Find the words of the index that are similar to a misspelt Latin word. */
export type Speller = (
  word: string,
  /** Whether the word may be the beginning of a longer one. */
  isUnfinished: boolean,
) => readonly string[];

/** Shorter words are not corrected, because too many other words are similar to them. */
const MIN_LENGTH = 4;

/** Create a speller that corrects to the given words. */
export function createSpeller(terms: readonly string[]): Speller {
  const words = terms.filter((term) => /^[a-z]{3,}$/.test(term));
  return (typed, isUnfinished) =>
    typed.length < MIN_LENGTH || !/^[a-z]+$/.test(typed)
      ? []
      : words.filter(
          (word) =>
            isOneEditApart(typed, word) || (isUnfinished && isSimilarBeginning(typed, word)),
        );
}

/** Check whether a longer word starts with letters that are one edit apart from the typed ones. */
function isSimilarBeginning(typed: string, word: string): boolean {
  return (
    word.length > typed.length &&
    word[0] === typed[0] &&
    [-1, 0, 1].some((more) => isOneEditApart(typed, word.slice(0, typed.length + more)))
  );
}

/**
 * Check whether two words differ in one letter at most, which is inserted, missing, wrong, or swapped with its neighbour.
 * @example isOneEditApart('progamming', 'programming') // true
 */
export function isOneEditApart(a: string, b: string): boolean {
  let same = 0;
  while (same < a.length && a[same] === b[same]) same++;
  const [restA, restB] = [a.slice(same), b.slice(same)];
  return (
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    (restA.slice(2) === restB.slice(2) && restA[0] === restB[1] && restA[1] === restB[0])
  );
}
