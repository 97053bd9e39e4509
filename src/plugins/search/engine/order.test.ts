import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {bestFirst, spreadPages} from './order';

const hits = fc
  .array(fc.integer({min: 0, max: 9}))
  .map((scores) => scores.map((score, record) => ({record, score, share: 1, isWhole: true})));

describe('bestFirst', () => {
  it('has the best where a full sort has them, loses none, and leaves the list as it is', () => {
    fc.assert(
      fc.property(hits, fc.integer({min: 1, max: 20}), (list, count) => {
        const before = [...list];
        const found = bestFirst(list, count);
        const sorted = list.toSorted((a, b) => b.score - a.score || a.record - b.record);
        expect(found.slice(0, count)).toEqual(sorted.slice(0, count));
        expect(new Set(found)).toEqual(new Set(list));
        expect(found).toHaveLength(list.length);
        expect(list).toEqual(before);
      }),
    );
  });
});

describe('spreadPages', () => {
  it('keeps the order, but for the fourth record of a page and those after it', () => {
    const pages = Int32Array.of(0, 0, 0, 0, 1, 0, 1);
    expect(spreadPages([0, 1, 2, 3, 4, 5, 6], pages)).toEqual([0, 1, 2, 4, 6, 3, 5]);
  });
});
