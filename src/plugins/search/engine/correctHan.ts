import type {Homophones} from './homophones';
import type {Postings} from './postings';
import {isStopChar} from './query';
import type {SynonymDictionary} from './synonyms';

/** Wrong characters beyond that are left alone; nobody types so much. */
const MAX_CHARS = 64;
/** Words that the manual hardly uses are not what was meant. Found on the tune half of tools/search-benchmark. */
const MIN_RECORDS = 12;

/**
 * Replaces characters that an input method got wrong by those that sound alike: 正书 by 证书. A character is wrong when
 * nothing that the index or the dictionary knows has it beside its neighbours.
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

  /** The most frequent pair that sounds like the one at a position, with as few other characters as possible. */
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
