import type {Postings} from './invertedIndex';
import {isStopChar} from './query';
import {SYLLABLES} from './syllables';
import type {SynonymDictionary} from './synonyms';

/** Characters of the index that sound like one that was typed. */
export type Homophones = (char: string) => readonly string[];

/** Sounds that many speakers and input methods do not tell apart: `zh` and `z`, `ing` and `in`. */
const FOLDS: readonly ((sound: string) => string)[] = [
  (sound) => sound.replace(/^([zcs])h/, '$1'),
  (sound) => sound.replace(/([aei]n)g$/, '$1'),
];

/** A browser without Chinese collation sorts by code point. Another version of the collation may differ in a few characters. */
const LEAST_IN_ORDER = 0.95;

/** Wrong characters after the first 64 are left alone, because nobody types so much. */
const MAX_CHARS = 64;
/** Words that the manual hardly uses are not what was meant. Found on the tune half of tools/search-benchmark. */
const MIN_RECORDS = 12;

const NONE: Homophones = () => [];

/**
 * Group characters by their sound, in the order of the browser's own collation. A table of readings would be as large
 * as a third of the index. Without that collation no character has homophones.
 * @param chars characters that may be meant
 */
export function createHomophones(chars: readonly string[]): Homophones {
  const collator = new Intl.Collator('zh-u-co-pinyin');
  const entries = SYLLABLES.split(' ').map((entry) => ({
    sound: entry.slice(0, -1),
    first: entry.slice(-1),
  }));
  const inOrder = entries.filter(
    ({first}, at) => at === 0 || collator.compare(entries[at - 1]?.first ?? '', first) < 0,
  );
  if (inOrder.length < LEAST_IN_ORDER * entries.length) {
    return NONE;
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
  const groups = FOLDS.map(() => new Map<string, string[]>());
  for (const char of chars) {
    const sound = soundOf(char);
    FOLDS.forEach((fold, at) => {
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
    return [...new Set(FOLDS.flatMap((fold, at) => groups[at]?.get(fold(sound)) ?? []))];
  };
}

/**
 * Replace characters that an input method got wrong by characters that sound alike, such as 正书 by 证书. A character is
 * wrong when neither the index nor the dictionary has it beside its neighbours.
 */
export function correctHan(
  chars: readonly string[],
  dictionary: SynonymDictionary,
  postings: Postings,
  homophones: Homophones,
): string[] {
  const corrected = [...chars];
  const isKnown = (at: number) => {
    const [first, second] = [corrected[at], corrected[at + 1]];
    if (first === undefined || second === undefined) {
      return false;
    }
    const pair = first + second;
    return postings.get(pair).length > 0 || dictionary.pairs.has(pair);
  };
  const isWrong = (at: number) =>
    !isStopChar(corrected[at] ?? '') && !isKnown(at - 1) && !isKnown(at);
  for (let at = 0; at < Math.min(chars.length, MAX_CHARS) - 1; at++) {
    const pair = isKnown(at) ? null : bestPair(at);
    if (pair) {
      [corrected[at], corrected[at + 1]] = pair;
    }
  }
  return corrected;

  /** Return the most frequent pair that sounds like the one at a position. Pairs with one other character come first. */
  function bestPair(at: number): [string, string] | null {
    const first = corrected[at] ?? '';
    const second = corrected[at + 1] ?? '';
    const firsts = isWrong(at) ? homophones(first) : [];
    const seconds = isWrong(at + 1) ? homophones(second) : [];
    const one = [
      ...firsts.map((char): [string, string] => [char, second]),
      ...seconds.map((char): [string, string] => [first, char]),
    ];
    const two = () => firsts.flatMap((a) => seconds.map((b): [string, string] => [a, b]));
    return mostFrequent(one) ?? mostFrequent(two());
  }

  function mostFrequent(pairs: [string, string][]): [string, string] | null {
    let best: [string, string] | null = null;
    let most = MIN_RECORDS - 1;
    for (const pair of pairs) {
      const count = postings.get(pair.join('')).length;
      if (count > most) {
        best = pair;
        most = count;
      }
    }
    return best;
  }
}
