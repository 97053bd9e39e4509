import type {InvertedIndex} from './invertedIndex';
import {isStopChar} from './tokenizeQuery';
import {PINYIN_SYLLABLES} from './pinyinSyllables';
import type {SynonymDictionary} from './synonyms';

/** Return the characters of the index that sound like a given character. */
export type Homophones = (char: string) => readonly string[];

/** Merge sounds that many speakers and input methods confuse, such as `zh` with `z` and `ing` with `in`. */
const SOUND_FOLDS: readonly ((sound: string) => string)[] = [
  (sound) => sound.replace(/^([zcs])h/, '$1'),
  (sound) => sound.replace(/([aei]n)g$/, '$1'),
];

/**
 * Share of the syllables that the browser must sort in the expected order. A browser without pinyin collation sorts by
 * code point and falls far below it. Another version of the collation differs in only a few characters.
 */
const MIN_COLLATION_MATCH = 0.95;

/** Maximum number of characters of a query that are corrected. It limits the work for very long queries. */
const MAX_CORRECTED_CHARS = 64;

/** Minimum number of documents that must contain a bigram before a query is corrected to it (found with the benchmark). */
const MIN_BIGRAM_DOCUMENTS = 12;

const NO_HOMOPHONES: Homophones = () => [];

/**
 * Group characters by sound and return a function that looks up homophones. The sound comes from the browser's pinyin
 * collation, because a table of readings would be a third as large as the index. Without that collation there are no
 * homophones.
 * @param chars characters that a query may be corrected to
 */
export function createHomophones(chars: readonly string[]): Homophones {
  const collator = new Intl.Collator('zh-u-co-pinyin');
  const entries = PINYIN_SYLLABLES.split(' ').map((entry) => ({
    sound: entry.slice(0, -1),
    first: entry.slice(-1),
  }));
  const inOrder = entries.filter(
    ({first}, at) => at === 0 || collator.compare(entries[at - 1]?.first ?? '', first) < 0,
  );
  if (inOrder.length < MIN_COLLATION_MATCH * entries.length) {
    return NO_HOMOPHONES;
  }
  const soundOf = (char: string) => {
    let low = 0;
    let high = entries.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (collator.compare(entries[middle]?.first ?? '', char) <= 0) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return entries[low - 1]?.sound ?? '';
  };
  const groups = SOUND_FOLDS.map(() => new Map<string, string[]>());
  for (const char of chars) {
    const sound = soundOf(char);
    SOUND_FOLDS.forEach((fold, at) => {
      const group = groups[at]?.get(fold(sound));
      if (group) {
        group.push(char);
      } else {
        groups[at]?.set(fold(sound), [char]);
      }
    });
  }
  return (char) => {
    const sound = soundOf(char);
    return [...new Set(SOUND_FOLDS.flatMap((fold, at) => groups[at]?.get(fold(sound)) ?? []))];
  };
}

/**
 * Replace wrong Han characters with homophones, such as 正书 with 证书. A character counts as wrong when no bigram of it
 * and a neighbour occurs in the index or in the synonyms.
 */
export function correctHomophones(
  chars: readonly string[],
  dictionary: SynonymDictionary,
  index: InvertedIndex,
  homophones: Homophones,
): string[] {
  const corrected = [...chars];
  const isKnown = (at: number) => {
    const [first, second] = [corrected[at], corrected[at + 1]];
    if (first === undefined || second === undefined) {
      return false;
    }
    const bigram = first + second;
    return index.postings(bigram).length > 0 || dictionary.bigrams.has(bigram);
  };
  const isWrong = (at: number) =>
    !isStopChar(corrected[at] ?? '') && !isKnown(at - 1) && !isKnown(at);
  for (let at = 0; at < Math.min(chars.length, MAX_CORRECTED_CHARS) - 1; at++) {
    const bigram = isKnown(at) ? null : findBestBigram(at);
    if (bigram) {
      [corrected[at], corrected[at + 1]] = bigram;
    }
  }
  return corrected;

  /**
   * Return the most frequent bigram that sounds like the one at a position. It prefers to change only one character.
   */
  function findBestBigram(at: number): [string, string] | null {
    const first = corrected[at] ?? '';
    const second = corrected[at + 1] ?? '';
    const firsts = isWrong(at) ? homophones(first) : [];
    const seconds = isWrong(at + 1) ? homophones(second) : [];
    const one = [
      ...firsts.map((char): [string, string] => [char, second]),
      ...seconds.map((char): [string, string] => [first, char]),
    ];
    const two = () => firsts.flatMap((a) => seconds.map((b): [string, string] => [a, b]));
    return mostFrequentBigram(one) ?? mostFrequentBigram(two());
  }

  /** Return the bigram that occurs in the most documents, or null if none occurs in at least MIN_BIGRAM_DOCUMENTS. */
  function mostFrequentBigram(bigrams: [string, string][]): [string, string] | null {
    let best: [string, string] | null = null;
    let most = MIN_BIGRAM_DOCUMENTS - 1;
    for (const bigram of bigrams) {
      const count = index.postings(bigram.join('')).length;
      if (count > most) {
        best = bigram;
        most = count;
      }
    }
    return best;
  }
}
