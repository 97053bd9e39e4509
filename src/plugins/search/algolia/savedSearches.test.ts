import fc from 'fast-check';
import {expect, test} from 'vitest';
import type {Hierarchy} from '../shared/records';
import {missingResultsUrl} from './missingResultsUrl';
import {rememberRecent} from './savedSearches';

const hierarchy: Hierarchy = {
  lvl0: 'Guide',
  lvl1: 'Delete a key',
  lvl2: 'Steps',
  lvl3: null,
  lvl4: null,
  lvl5: null,
  lvl6: null,
};
const inText = {objectID: 'x:4', url: '/delete#steps', type: 'content', hierarchy};
const heading = {objectID: '/delete#steps:lvl2', type: 'lvl2', url: '/delete#steps', content: null};

function memory(initial: Record<string, string> = {}): Storage & {recents: () => unknown[]} {
  const items = new Map(Object.entries(initial));
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    recents: () =>
      JSON.parse(items.get('__DOCSEARCH_RECENT_SEARCHES__Snowball') ?? '[]') as unknown[],
  } as unknown as Storage & {recents: () => unknown[]};
}

test('a hit in the text of a page is remembered by the heading above it, once', () => {
  const storage = memory();
  rememberRecent(storage, 'Snowball', inText);
  rememberRecent(storage, 'Snowball', inText);
  expect(storage.recents()).toEqual([{...heading, hierarchy}]);
});

test('hits that DocSearch remembers are left to it, and favourites are', () => {
  const storage = memory({
    __DOCSEARCH_FAVORITE_SEARCHES__Snowball: JSON.stringify([{...heading, hierarchy}]),
  });
  rememberRecent(storage, 'Snowball', {...inText, type: 'lvl2'});
  rememberRecent(storage, 'Snowball', {...inText, __docsearch_parent: {}});
  rememberRecent(storage, 'Snowball', inText);
  expect(storage.recents()).toEqual([]);
});

test('no more are kept than DocSearch keeps, whatever is stored', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({min: 0, max: 30})), fc.string(), (numbers, junk) => {
      const storage = memory({__DOCSEARCH_FAVORITE_SEARCHES__Snowball: junk});
      for (const number of numbers) {
        rememberRecent(storage, 'Snowball', {...inText, url: `/page-${number}`});
      }
      expect(storage.recents().length).toBe(Math.min(7, new Set(numbers).size));
    }),
  );
});

test('a browser without storage remembers nothing', () => {
  expect(() => rememberRecent(undefined, 'Snowball', inText)).not.toThrow();
});

test("the address behind 'Let us know.' carries any query, and keeps what it had", () => {
  fc.assert(
    fc.property(fc.string({unit: 'binary'}), (query) => {
      const url = new URL(missingResultsUrl('https://a.example/help?from=docs#form', query, 'zh'));
      expect(url.searchParams.get('query')).toBe(Buffer.from(query).toString());
      expect(url.searchParams.get('language')).toBe('zh');
      expect(url.searchParams.get('from')).toBe('docs');
      expect(url.hash).toBe('#form');
    }),
  );
});
