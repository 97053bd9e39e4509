import {withoutQuestion} from './query';
import type {SynonymGroup} from '../shared/searchIndex';
import {normalize, runs, stemOf, type Run} from '../shared/tokenize';

/** Other words for a part of the query, and how much less they are worth than what was typed. */
export type Alternative = {text: string; quality: number};

/** The synonyms of an index, by the phrase that they stand for. */
export type SynonymDictionary = {
  /** Returns other words for a phrase (see `phraseKeys`). Undefined for a phrase that the dictionary does not have. */
  get(keys: readonly string[]): readonly Alternative[] | undefined;
  /** Number of keys of the longest phrase. */
  longest: number;
  /** Latin words that are phrases by themselves. A misspelt word may mean one of them. */
  words: ReadonlySet<string>;
  /** Keys of all phrases. These words are known, even if no page has them. */
  parts: ReadonlySet<string>;
  /** Pairs of neighbouring characters of the Han phrases. */
  pairs: ReadonlySet<string>;
};

const NAME_QUALITY = 0.9;
const TYPED_QUALITY = 0.8;

/**
 * Return the keys by which phrases are compared: the stem of each word, and each Han character.
 * @example phraseKeys(runs('locking 账号')) // [['lock'], ['账', '号']]
 */
function phraseKeys(all: readonly Run[]): string[][] {
  return all.map((run) =>
    run.kind === 'han'
      ? run.chars.map((char) => char.text)
      : run.parts.map((part) => stemOf(part.text)),
  );
}

/** Build the dictionary that `segment` uses from the synonyms of an index. */
export function createDictionary(groups: readonly SynonymGroup[]): SynonymDictionary {
  const phrases = new Map<string, Alternative[]>();
  const words = new Set<string>();
  const parts = new Set<string>();
  const pairs = new Set<string>();
  let longest = 0;
  const add = (phrase: string, others: readonly string[], quality: number) => {
    const keys = phraseKeys(runs(withoutQuestion(phrase))).flat();
    // A single Han character stands in too many words.
    if (keys.length === 0 || (keys.length === 1 && /^\p{Script=Han}$/u.test(keys[0] ?? ''))) {
      return;
    }
    longest = Math.max(longest, keys.length);
    keys.forEach((key) => parts.add(key));
    keys.slice(1).forEach((key, at) => pairs.add(`${keys[at]}${key}`));
    if (keys.length === 1) {
      words.add(normalize(phrase));
    }
    const key = keys.join(' ');
    const known = phrases.get(key) ?? [];
    phrases.set(key, known);
    for (const text of others) {
      if (!known.some((alternative) => alternative.text === text)) {
        known.push({text, quality});
      }
    }
  };
  for (const {names, typed} of groups) {
    names.forEach((name) =>
      add(
        name,
        names.filter((other) => other !== name),
        NAME_QUALITY,
      ),
    );
    typed.forEach((phrase) => add(phrase, names, TYPED_QUALITY));
  }
  return {get: (keys) => phrases.get(keys.join(' ')), longest, words, parts, pairs};
}
