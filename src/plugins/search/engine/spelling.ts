/** Find the words of the index that are similar to a misspelt Latin word. */
export type Speller = (word: string) => readonly string[];

/** Shorter words are not corrected, because too many other words are similar to them. */
const MIN_LENGTH = 4;

/** Create a speller that corrects to the given words. */
export function createSpeller(terms: readonly string[]): Speller {
  const words = terms.filter((term) => /^[a-z]{3,}$/.test(term));
  return (typed) =>
    typed.length >= MIN_LENGTH && /^[a-z]+$/.test(typed)
      ? words.filter((word) => isOneEditApart(typed, word))
      : [];
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
