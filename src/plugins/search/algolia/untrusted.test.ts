import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {cleanResponse} from './cleanResponse';
import {hostileText} from '../engine/hostileFixture';
import {cleanSavedSearches, readSavedSearches} from './savedSearches';

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
    const good = entry(1);
    const bad: unknown[] = [
      null,
      'text',
      {},
      entry(2, {url: 'javascript:alert(1)'}),
      entry(3, {url: '//evil.example'}),
      entry(4, {hierarchy: {lvl0: 'Guide', lvl1: '<img src=x onerror=alert(1)>'}}),
      entry(5, {hierarchy: null}),
      entry(6, {type: 'lvl9'}),
      entry(7, {objectID: 'x'.repeat(2000)}),
      entry(8, {type: 'lvl2'}),
      entry(9, {type: 'lvl0'}),
    ];
    expect(readSavedSearches(stored(good, ...bad, good), 7)).toEqual([good]);
  });

  it('drops what the modal would show in place of the title', () => {
    const forged = entry(1, {_snippetResult: {hierarchy: {lvl1: {value: '<b>x</b>'}}}});
    expect(readSavedSearches(stored(forged), 7)).toEqual([entry(1)]);
  });

  it('keeps 7 recent and 10 favourite searches', () => {
    const items = new Map([
      [
        '__DOCSEARCH_RECENT_SEARCHES__Snowball',
        stored(...Array.from({length: 20}, (_, id) => entry(id))),
      ],
      [
        '__DOCSEARCH_FAVORITE_SEARCHES__Snowball',
        stored(...Array.from({length: 20}, (_, id) => entry(id))),
      ],
    ]);
    const storage = {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
      removeItem: (key: string) => void items.delete(key),
    } as Storage;
    cleanSavedSearches(storage, 'Snowball');
    expect([...items.values()].map((value) => (JSON.parse(value) as unknown[]).length)).toEqual([
      7, 10,
    ]);
  });

  it('keeps every good entry in its place, among whatever else is stored', () => {
    const other = fc.oneof(
      hostileText,
      fc.jsonValue(),
      hostileText.map((text) => entry(99, {objectID: `<${text}`})),
      hostileText.map((text) => entry(99, {hierarchy: {lvl1: `${text}"`}})),
      hostileText.map((text) => entry(99, {url: `javascript:${text}`})),
      hostileText.map((text) => entry(99, {type: text})),
    );
    const entries = fc.array(
      fc.oneof(
        fc.nat({max: 20}).map((id) => entry(id)),
        other,
      ),
    );
    fc.assert(
      fc.property(entries, fc.integer({min: 1, max: 10}), (list, limit) => {
        const kept = readSavedSearches(stored(...list), limit);
        const ids = (some: unknown[]) =>
          some.flatMap((one) => (one as {objectID?: string} | null)?.objectID ?? []);
        const good = ids(list).filter((id) => /^\/page-(?!99)\d+:lvl1$/.test(id));
        expect(ids(kept)).toEqual([...new Set(good)].slice(0, limit));
      }),
    );
  });

  it('takes a text of readers as it is, and no markup in any place', () => {
    fc.assert(
      fc.property(hostileText, hostileText, (text, id) => {
        const hierarchy = {lvl0: text, lvl1: text || '-', lvl2: null};
        const [kept] = readSavedSearches(stored(entry(1, {objectID: id, hierarchy})), 7);
        const isPlain = id !== '' && text !== '' && !/[<>"]/.test(id + text);
        expect(kept).toEqual(isPlain ? entry(1, {objectID: id, hierarchy}) : undefined);
      }),
    );
  });

  it('leaves nothing for the modal to read when the storage is too full to be cleaned', () => {
    const items = new Map([['__DOCSEARCH_RECENT_SEARCHES__Snowball', '{broken']]);
    const full = {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
      removeItem: (key: string) => void items.delete(key),
    } as unknown as Storage;
    cleanSavedSearches(full, 'Snowball');
    expect(items.size).toBe(0);
  });

  it('takes any stored value and any failure of the storage', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.array(fc.anything()).map((list) => JSON.stringify(list)),
        ),
        (value) => {
          expect(Array.isArray(readSavedSearches(String(value), 7))).toBe(true);
        },
      ),
    );
    const blocked = {
      getItem: () => {
        throw new Error('blocked');
      },
    } as unknown as Storage;
    expect(() => cleanSavedSearches(blocked, 'Snowball')).not.toThrow();
    expect(() => cleanSavedSearches(undefined, 'Snowball')).not.toThrow();
  });
});

describe('hosted response', () => {
  it('keeps <mark> as the only markup and drops hits without a web address', () => {
    const {results} = cleanResponse({
      results: [
        {
          nbHits: 2,
          hits: [
            {
              url: 'https://docs.example.com/a?b=1&c=2',
              hierarchy: {lvl1: 'A <img onerror=x>', lvl2: null},
              _snippetResult: {
                content: {value: '<mark>x</mark> <script>y</script>', matchLevel: 'full'},
              },
            },
            {url: 'javascript:alert(1)'},
          ],
        },
      ],
    });
    expect(results[0]).toEqual({
      nbHits: 2,
      hits: [
        {
          url: 'https://docs.example.com/a?b=1&c=2',
          hierarchy: {lvl1: 'A &lt;img onerror=x&gt;', lvl2: null},
          _snippetResult: {
            content: {value: '<mark>x</mark> &lt;script&gt;y&lt;/script&gt;', matchLevel: 'full'},
          },
        },
      ],
    });
  });
});
