import {addToList, type InvertedIndex} from './invertedIndex';
import {PINYIN_SYLLABLES} from './pinyinSyllables';

/** Return the characters of the index that sound like a given character. */
type Homophones = (char: string) => readonly string[];

/** Minimum number of documents that must contain a bigram before a query is corrected to it (found with the benchmark). */
const MIN_BIGRAM_DOCUMENTS = 12;

/**
 * Group characters by sound and return a function that looks up homophones. The sound comes from the browser's pinyin
 * collation, because a table of readings would be a third as large as the index. Without that collation there are no
 * homophones.
 * @param chars characters that a query may be corrected to
 */
export function createHomophones(chars: readonly string[]): Homophones {
  const collator = new Intl.Collator('zh-u-co-pinyin');
  // A browser without pinyin collation sorts 一 (yī) before 阿 (ā).
  if (collator.compare('一', '阿') < 0) {
    return () => [];
  }
  const syllables = PINYIN_SYLLABLES.split(' ').map((entry) => ({
    sound: entry.slice(0, -1),
    first: entry.slice(-1),
  }));
  const soundOf = (char: string) =>
    syllables.findLast(({first}) => collator.compare(first, char) <= 0)?.sound ?? '';
  const charsBySound = new Map<string, string[]>();
  chars.forEach((char) => addToList(charsBySound, soundOf(char), char));
  return (char) => charsBySound.get(soundOf(char)) ?? [];
}

/**
 * Replace wrong Han characters of a query with homophones, such as 正书 with 证书. A character counts as wrong when no
 * bigram of it and a neighbour occurs in the index or in a synonym.
 * @param synonymTexts all phrases of the synonyms, one on each line
 */
export function correctHomophones(
  query: string,
  index: InvertedIndex,
  homophones: Homophones,
  synonymTexts: string,
): string {
  return query.replace(/\p{Script=Han}{2,}/gu, (text) => {
    const chars = Array.from(text);
    for (let at = 0; at < chars.length - 1; at++) {
      chars.splice(at, 2, ...correctBigram(chars, at, index, homophones, synonymTexts));
    }
    return chars.join('');
  });
}

/** Return the most frequent bigram that sounds like the one at a position. A known bigram stays as it is. */
function correctBigram(
  chars: readonly string[],
  at: number,
  index: InvertedIndex,
  homophones: Homophones,
  synonymTexts: string,
): string[] {
  const countOf = (bigram: string) => index.postings(bigram).length;
  const isKnown = (position: number) => {
    const bigram = `${chars[position]}${chars[position + 1]}`;
    return countOf(bigram) > 0 || synonymTexts.includes(bigram);
  };
  const candidates = (position: number) => {
    const char = chars[position] ?? '';
    return isKnown(position - 1) || isKnown(position) ? [char] : [char, ...homophones(char)];
  };
  let best = [chars[at] ?? '', chars[at + 1] ?? ''];
  if (isKnown(at)) return best;
  let most = MIN_BIGRAM_DOCUMENTS - 1;
  for (const first of candidates(at)) {
    for (const second of candidates(at + 1)) {
      const count = countOf(first + second);
      if (count > most) [most, best] = [count, [first, second]];
    }
  }
  return best;
}
