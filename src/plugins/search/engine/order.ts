import type {Hit} from './scoreRecords';

/** Records of one page before the other pages get their turn. */
const HITS_PER_PAGE_FIRST = 3;

/**
 * The best `count` hits in order, then the others in none: sorting all of a large manual takes longer than finding them.
 * The list itself stays as it is.
 */
export function bestFirst(hits: readonly Hit[], count: number): Hit[] {
  if (hits.length <= count) {
    return [...hits].sort(byScore);
  }
  const scores = Float64Array.from(hits, (hit) => hit.score).sort();
  const least = scores[scores.length - count] ?? 0;
  const best = hits.filter((hit) => hit.score >= least).sort(byScore);
  return [...best, ...hits.filter((hit) => hit.score < least)];
}

function byScore(a: Hit, b: Hit): number {
  return b.score - a.score || a.record - b.record;
}

/** Moves the further records of a page behind the first ones of all pages. */
export function spreadPages(records: readonly number[], pages: Int32Array): number[] {
  const seen = new Map<number, number>();
  const first: number[] = [];
  const further: number[] = [];
  for (const record of records) {
    const page = pages[record] ?? -1;
    const count = seen.get(page) ?? 0;
    seen.set(page, count + 1);
    (count < HITS_PER_PAGE_FIRST ? first : further).push(record);
  }
  return [...first, ...further];
}
