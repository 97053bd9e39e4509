import {describe, expect, it} from 'vitest';
import {columns, parseCounts} from './parseCounts';

describe('parseCounts', () => {
  it('reads stretches in both languages', () => {
    expect(parseCounts('danger: Failed or set aside 16 | success: 合格 3198')).toEqual([
      {key: 'danger', name: 'Failed or set aside', value: '16'},
      {key: 'success', name: '合格', value: '3198'},
    ]);
  });

  it.each(['Failed 16', 'danger: Failed', 'danger: 16', ''])('stops at "%s"', (text) => {
    expect(() => parseCounts(text)).toThrow('CountsBar: cannot read');
  });
});

describe('columns', () => {
  it('are in proportion, and never narrower than their words', () => {
    expect(columns(parseCounts('info: A 16 | info: B 3,198'))).toBe(
      'minmax(min-content, 16fr) minmax(min-content, 3198fr)',
    );
  });
});
