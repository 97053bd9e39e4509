import {stripQuestionPhrases} from './tokenizeQuery';
import type {SynonymSet} from '../shared/searchIndex';
import {splitRuns, porterStem} from '../shared/tokenize';

/** Looks up synonyms. A phrase is given as a list of keys, one for each word or Han character (see `phraseKeys`). */
export type SynonymDictionary = {
  /** Return the synonyms of a phrase. */
  synonymsOf(keys: readonly string[]): readonly string[];
  /** Number of keys of the longest phrase. */
  maxPhraseLength: number;
};

/**
 * Return the keys by which phrases are compared: the stem of each word, and each Han character.
 * @example phraseKeys('locking 账号') // ['lock', '账', '号']
 */
function phraseKeys(phrase: string): string[] {
  return splitRuns(stripQuestionPhrases(phrase)).flatMap((run) =>
    run.kind === 'han'
      ? run.chars.map((char) => char.text)
      : run.parts.map((part) => porterStem(part.text)),
  );
}

/** Build the synonym dictionary of an index. */
export function createDictionary(sets: readonly SynonymSet[]): SynonymDictionary {
  const phrases = new Map<string, Set<string>>();
  let maxPhraseLength = 0;
  const add = (phrase: string, others: readonly string[]) => {
    const keys = phraseKeys(phrase);
    // A single Han character is part of too many words to be a synonym.
    if (keys.length === 0 || (keys.length === 1 && /^\p{Script=Han}$/u.test(keys[0] ?? ''))) {
      return;
    }
    maxPhraseLength = Math.max(maxPhraseLength, keys.length);
    const key = keys.join(' ');
    phrases.set(key, new Set([...(phrases.get(key) ?? []), ...others]));
  };
  for (const {names, typed} of sets) {
    for (const name of names) {
      add(
        name,
        names.filter((other) => other !== name),
      );
    }
    for (const phrase of typed) add(phrase, names);
  }
  return {synonymsOf: (keys) => [...(phrases.get(keys.join(' ')) ?? [])], maxPhraseLength};
}
