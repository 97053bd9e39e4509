import type {Columns} from './columns';
import type {Postings} from './postings';
import type {WeighedMatch} from './rank';
import {add} from './scores';

/** What the keywords of the pages say of a query. */
export type KeywordScores = {
  /** By page: the score of its best keyword. */
  scores: Float32Array;
  /** By slot and page: the quality of the best match in one of its keywords. */
  presence: Float32Array[];
};

/** Weight of a match in a keyword: that of a title, of which the query need not say all. */
const KEYWORD_WEIGHT = 6;
/** A keyword of which the query has half counts for a little more than half. */
const COVERAGE_EXPONENT = 0.7;

/**
 * Scores the keywords of all pages. A keyword is what readers call a task, so it counts as far as the query says all of
 * it: `employee leaves` is no match for `employee`. In a whole question the words of a keyword may stand by chance, so it
 * also counts as far as it says all of the query.
 */
export function scoreKeywords(
  matches: readonly WeighedMatch[],
  columns: Columns,
  postings: Postings,
): KeywordScores {
  const pageCount = columns.starts.length;
  const sums = postings.pool.take();
  const sizes = postings.pool.take();
  const presence = matches.map(({quality, weight, size}) => {
    const best = new Float32Array(pageCount);
    for (const record of quality.records) {
      if (record >= columns.count && record < columns.descriptions) {
        const value = quality.values[record] ?? 0;
        const page = columns.pages[record] ?? 0;
        add(sums, record, weight * value);
        add(sizes, record, size);
        best[page] = Math.max(best[page] ?? 0, value);
      }
    }
    return best;
  });
  const total = matches.reduce((sum, {weight}) => sum + weight, 0);
  const scores = new Float32Array(pageCount);
  for (const record of sums.records) {
    const page = columns.pages[record] ?? 0;
    const sum = sums.values[record] ?? 0;
    const covered = Math.min(1, (sizes.values[record] ?? 0) / (postings.lengths[record] || 1));
    const explained = Math.min(1, sum / total);
    const share = covered ** COVERAGE_EXPONENT * Math.sqrt(explained);
    scores[page] = Math.max(scores[page] ?? 0, sum * share * KEYWORD_WEIGHT);
  }
  return {scores, presence};
}
