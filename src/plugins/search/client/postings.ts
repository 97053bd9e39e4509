import {tokenize} from '../shared/tokenize';

/** For each term the positions of the records that contain it, ascending. */
export type Postings = {
  get(term: string): readonly number[];
  /** Terms that start with a string, at most `limit`. */
  withPrefix(prefix: string, limit: number): string[];
  /** All terms, sorted. */
  terms: readonly string[];
  /** Number of tokens of each record. */
  lengths: Uint16Array;
};

/** Longest stretch of work before the page gets its turn. */
const SLICE_MS = 8;

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** Indexes texts in slices of a few milliseconds, so that the page stays responsive while the index loads. */
export async function buildPostings(texts: readonly string[]): Promise<Postings> {
  const lists = new Map<string, number[]>();
  const lengths = new Uint16Array(texts.length);
  let sliceEnd = performance.now() + SLICE_MS;
  for (const [record, text] of texts.entries()) {
    const tokens = tokenize(text);
    lengths[record] = Math.min(tokens.length, 0xffff);
    for (const {term} of tokens) {
      const list = lists.get(term);
      if (!list) {
        lists.set(term, [record]);
      } else if (list.at(-1) !== record) {
        list.push(record);
      }
    }
    if (performance.now() > sliceEnd) {
      await nextTask();
      sliceEnd = performance.now() + SLICE_MS;
    }
  }
  const terms = [...lists.keys()].sort();
  return {
    get: (term) => lists.get(term) ?? [],
    withPrefix: (prefix, limit) => {
      const first = lowerBound(terms, prefix);
      const found: string[] = [];
      for (let at = first; found.length < limit && terms[at]?.startsWith(prefix); at++) {
        found.push(terms[at] ?? '');
      }
      return found;
    },
    terms,
    lengths,
  };
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
