import {stemmer} from 'stemmer';
import {createTermReader} from '../shared/tokenize';
import {createScorePool, type ScorePool} from './scores';

/** For each term the positions of the records that contain it. */
export type Postings = {
  /** Records with a term, ascending; empty for a term that no record has. */
  get(term: string): Uint32Array;
  /** Terms that start with a string, in alphabetical order. */
  withPrefix(prefix: string): string[];
  /** Pairs of Han characters with this character in them. */
  pairsWith(char: string): readonly string[];
  /** All Han characters of pairs. */
  chars: readonly string[];
  /** Terms with the same English stem: `deleting` and `deleted` for `delet`. */
  withStem(stem: string): readonly string[];
  /** All terms, sorted. */
  terms: readonly string[];
  /** Scratch for matching. */
  pool: ScorePool;
  /** Number of tokens of each record. */
  lengths: Uint16Array;
};

const LATIN = /^[a-z]+$/;
const PAIR = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{2}$/u;

const NONE = new Uint32Array(0);

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/**
 * Indexes texts.
 * @param sliceMs longest stretch of work before other tasks get their turn; Infinity where nobody waits for the thread
 */
export async function buildPostings(texts: readonly string[], sliceMs: number): Promise<Postings> {
  const {lists, lengths} = await readTerms(texts, sliceMs);
  const terms = [...lists.keys()].sort();
  const packed = new Map(terms.map((term) => [term, Uint32Array.from(lists.get(term) ?? [])]));
  const pairs = groupBy(
    terms.filter((term) => PAIR.test(term)),
    (pair) => Array.from(pair),
  );
  const stems = groupBy(
    terms.filter((term) => LATIN.test(term)),
    (term) => [stemmer(term)],
  );
  return {
    get: (term) => packed.get(term) ?? NONE,
    withPrefix: (prefix) => {
      const found: string[] = [];
      for (let at = lowerBound(terms, prefix); terms[at]?.startsWith(prefix); at++) {
        found.push(terms[at] ?? '');
      }
      return found;
    },
    pairsWith: (char) => pairs.get(char) ?? [],
    chars: [...pairs.keys()],
    withStem: (stem) => stems.get(stem) ?? [],
    terms,
    pool: createScorePool(texts.length),
    lengths,
  };
}

async function readTerms(texts: readonly string[], sliceMs: number) {
  const lists = new Map<string, number[]>();
  const lengths = new Uint16Array(texts.length);
  const termsOf = createTermReader();
  let sliceEnd = performance.now() + sliceMs;
  for (const [record, text] of texts.entries()) {
    const tokens = termsOf(text);
    lengths[record] = Math.min(tokens.length, 0xffff);
    for (const term of tokens) {
      const list = lists.get(term);
      if (!list) {
        lists.set(term, [record]);
      } else if (list[list.length - 1] !== record) {
        list.push(record);
      }
    }
    if (performance.now() > sliceEnd) {
      await nextTask();
      sliceEnd = performance.now() + sliceMs;
    }
  }
  return {lists, lengths};
}

function groupBy(terms: string[], keysOf: (term: string) => string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const term of terms) {
    for (const key of keysOf(term)) {
      const group = groups.get(key);
      if (group) {
        group.push(term);
      } else {
        groups.set(key, [term]);
      }
    }
  }
  return groups;
}

function lowerBound(sorted: readonly string[], value: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < value) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}
