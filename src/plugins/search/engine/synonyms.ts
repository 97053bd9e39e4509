import {stripQuestionPhrases} from './tokenizeQuery';
import type {SynonymSet} from '../shared/searchIndex';
import {splitRuns, porterStem} from '../shared/tokenize';

/**
 * A synonym of a phrase in the query. `quality` is the score of a page that has the synonym, compared with 1 for a page
 * that has the typed phrase itself.
 */
export type Synonym = {text: string; quality: number};

/** Looks up synonyms. A phrase is given as a list of keys, one for each word or Han character (see `phraseKeys`). */
export type SynonymDictionary = {
  /** Return the synonyms of a phrase. */
  synonymsOf(keys: readonly string[]): readonly Synonym[];
  /** Number of keys of the longest phrase. */
  maxPhraseLength: number;
};

/** Quality of a match when the reader typed one of `names` and the page has another one. */
const NAME_QUALITY = 0.9;

/** Quality of a match when the reader typed a phrase from `typed` and the page has one of `names`. */
const TYPED_QUALITY = 0.8;

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
  const phrases = new Map<string, Synonym[]>();
  let maxPhraseLength = 0;
  const add = (phrase: string, others: readonly string[], quality: number) => {
    const keys = phraseKeys(phrase);
    // A single Han character is part of too many words to be a synonym.
    if (keys.length === 0 || (keys.length === 1 && /^\p{Script=Han}$/u.test(keys[0] ?? ''))) {
      return;
    }
    maxPhraseLength = Math.max(maxPhraseLength, keys.length);
    const key = keys.join(' ');
    const known = phrases.get(key) ?? [];
    phrases.set(key, known);
    for (const text of others) {
      if (!known.some((synonym) => synonym.text === text)) {
        known.push({text, quality});
      }
    }
  };
  for (const {names, typed} of sets) {
    names.forEach((name) =>
      add(
        name,
        names.filter((other) => other !== name),
        NAME_QUALITY,
      ),
    );
    typed.forEach((phrase) => add(phrase, names, TYPED_QUALITY));
  }
  return {synonymsOf: (keys) => phrases.get(keys.join(' ')) ?? [], maxPhraseLength};
}
