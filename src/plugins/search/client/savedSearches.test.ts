import {expect, it} from 'vitest';
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

it('keeps good saved searches as they are, and drops what the modal cannot show or open', () => {
  const good = entry(1);
  const bad: unknown[] = [
    ...[null, 'text', {}],
    entry(2, {url: 'javascript:alert(1)'}),
    entry(3, {url: '//evil.example'}),
    entry(4, {hierarchy: null}),
  ];
  expect(readSavedSearches(stored(good, ...bad))).toEqual([good]);
  expect(readSavedSearches('{"oops')).toEqual([]);
});
