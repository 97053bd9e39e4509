import {describe, expect, it} from 'vitest';
import {readSavedSearches} from './savedSearches';

const entry = (id: number, changes: object = {}) => ({
  objectID: `/page-${id}:lvl1`,
  url: `/page-${id}`,
  type: 'lvl1',
  content: null,
  hierarchy: {lvl0: 'Guide', lvl1: `Page ${id}`, lvl2: null},
  ...changes,
});

const stored = (...entries: unknown[]) => JSON.stringify(entries);

describe('saved searches', () => {
  it('keeps good entries as they are and drops what the modal must not see', () => {
    const good = entry(1, {hierarchy: {lvl0: 'Guide', lvl1: '"A" < B'}});
    const bad: unknown[] = [
      null,
      'text',
      {},
      entry(2, {url: 'javascript:alert(1)'}),
      entry(3, {url: '//evil.example'}),
      entry(4, {hierarchy: {lvl0: 'Guide', lvl1: {}}}),
      entry(5, {hierarchy: null}),
      entry(6, {type: 'lvl9'}),
      entry(7, {objectID: 'x'.repeat(2000)}),
      entry(8, {type: 'lvl2'}),
      entry(9, {type: 'lvl0'}),
    ];
    expect(readSavedSearches(stored(good, ...bad, good))).toEqual([good]);
  });

  it('drops what the modal would show in place of the title', () => {
    const forged = entry(1, {_snippetResult: {hierarchy: {lvl1: {value: '<b>x</b>'}}}});
    expect(readSavedSearches(stored(forged))).toEqual([entry(1)]);
  });
});
