import {describe, expect, it} from 'vitest';
import {changesBetween} from './typography';

describe('changesBetween', () => {
  it.each([
    {before: '用KMS', after: '用 KMS', at: [1]},
    {before: '用 ，好', after: '用，好', at: [1]},
    {before: '用,好A好', after: '用，好 A 好', at: [1, 3, 4]},
    {before: '用 KMS', after: '用 KMS', at: []},
  ])('finds the changes between $before and $after', ({before, after, at}) => {
    expect(changesBetween(before, after).map((change) => change.at)).toEqual(at);
  });
});
