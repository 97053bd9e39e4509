import type {Match} from './matchUnit';
import type {Postings} from './postings';
import {isStopChar} from './query';
import {add, raise, raiseAll} from './scores';

/** A pair with a character that only joins words says less than others. */
const STOP_CHAR_WEIGHT = 0.25;
/** A character whose pairs the index does not have, found in other pairs. */
const LONE_CHAR_QUALITY = 0.3;
/** So that a pair which came about by chance and stands in one record only does not outweigh the rest. */
const MAX_RARITY = 5;

type Pair = {position: number; term: string; records: Uint32Array; weight: number};

/**
 * Finds the records of Han text by its pairs of characters: a record holds all of it when each character stands in some
 * pair that the record has, so that 删除密钥 finds 删除一个密钥 too. Pairs that no record has, at the border of two words
 * or around a wrong character, ask for nothing; a character that then has no pair is looked up by itself.
 */
export function matchHan(chars: string[], postings: Postings): Match {
  return chars.length === 1 ? matchChar(chars[0] ?? '', postings) : matchPairs(chars, postings);
}

function matchChar(char: string, postings: Postings): Match {
  const quality = postings.pool.take();
  for (const term of postings.withPrefix(char)) {
    raiseAll(quality, postings.get(term), 1);
  }
  return {quality, whole: quality, terms: new Set([char])};
}

function matchPairs(chars: string[], postings: Postings): Match {
  const pairs = knownPairs(chars, postings);
  const covered = new Set(pairs.flatMap(({position}) => [position, position + 1]));
  const lone = chars.filter((char, position) => !covered.has(position) && !isStopChar(char));
  const weights = postings.pool.take();
  // Which characters a record has, as bits.
  const coverage = postings.pool.take();
  for (const {position, records, weight} of pairs) {
    const bits = bit(position) | bit(position + 1);
    for (let at = 0; at < records.length; at++) {
      const record = records[at] ?? 0;
      add(weights, record, weight);
      raise(coverage, record, (coverage.values[record] ?? 0) | bits);
    }
  }
  const loneWeight = lone.length > 0 ? averageWeight(pairs) * LONE_CHAR_QUALITY : 0;
  for (const char of lone) {
    const records = new Set(postings.pairsWith(char).flatMap((term) => [...postings.get(term)]));
    for (const record of records) {
      add(weights, record, loneWeight);
    }
  }

  const total =
    pairs.reduce((sum, pair) => sum + pair.weight, 0) + lone.length * averageWeight(pairs);
  const all = [...covered].reduce((bits, position) => bits | bit(position), 0);
  const quality = postings.pool.take();
  const whole = postings.pool.take();
  for (const record of weights.records) {
    raise(quality, record, (weights.values[record] ?? 0) / total);
    if (pairs.length > 0 && ((coverage.values[record] ?? 0) & all) === all) {
      raise(whole, record, 1);
    }
  }
  return {quality, whole, terms: new Set([...pairs.map(({term}) => term), ...lone])};
}

function knownPairs(chars: string[], postings: Postings): Pair[] {
  return chars.slice(0, -1).flatMap((char, position): Pair[] => {
    const next = chars[position + 1] ?? '';
    const term = char + next;
    const records = postings.get(term);
    const rarity = Math.log(1 + postings.lengths.length / (1 + records.length));
    const factor = isStopChar(char) || isStopChar(next) ? STOP_CHAR_WEIGHT : 1;
    return records.length > 0
      ? [{position, term, records, weight: Math.min(rarity, MAX_RARITY) * factor}]
      : [];
  });
}

function averageWeight(pairs: readonly Pair[]): number {
  return pairs.length === 0 ? 1 : pairs.reduce((sum, {weight}) => sum + weight, 0) / pairs.length;
}

/** A number of 32 bits with a fraction keeps 24 of them exactly; later characters do not decide about completeness. */
function bit(position: number): number {
  return position < 24 ? 1 << position : 0;
}
