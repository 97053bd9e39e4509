import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {ORIGIN, pageOf} from '../engine/engineFixture';
import {SCHEMA_VERSION, serializeIndex} from '../shared/searchIndex';
import {createIndexSearch} from './indexSearch';

const MAX_AGE_MS = 5 * 60_000;
const INDEX_URL = `${ORIGIN}/zh/search-index.json`;

const indexWith = (path: string) =>
  serializeIndex({
    ...{origin: ORIGIN, synonyms: []},
    pages: [pageOf(path, ['# 密钥', '删除密钥。'])],
  });
const OLD = indexWith('/old');
const NEW = indexWith('/new');

/** The index that the server has; undefined while it is away. */
let deployed: string | undefined;
const fetched: string[] = [];

const newSearch = () => createIndexSearch({indexUrl: INDEX_URL, maxAgeMs: MAX_AGE_MS});
const ask = (search = newSearch()) => search.ask({query: '密钥'});

/** The path of the page that a search finds. */
async function pathFound(search: ReturnType<typeof newSearch>): Promise<string | undefined> {
  return (await ask(search)).hits[0]?.url.replace(ORIGIN, '');
}

beforeEach(() => {
  vi.useFakeTimers({toFake: ['performance']});
  deployed = OLD;
  fetched.length = 0;
  vi.stubGlobal('fetch', (url: string) => {
    fetched.push(url);
    return deployed === undefined
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(new Response(deployed));
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a loaded index', () => {
  it('answers with a text for each hit; for a heading, with the text below it', async () => {
    const {hits} = await ask();
    expect(hits.map(({type}) => type)).toContain('lvl1');
    for (const {_snippetResult} of hits) {
      expect(_snippetResult?.content?.value).toBe('删除<mark>密钥</mark>。');
    }
  });

  it('is loaded once, however many queries wait for it', async () => {
    const search = newSearch();
    await Promise.all([search.prefetch(), pathFound(search), pathFound(search)]);
    expect(fetched).toEqual([INDEX_URL]);
  });

  it('gives way to a newer one when the search is opened after five minutes', async () => {
    const search = newSearch();
    await search.prefetch();
    deployed = NEW;
    vi.advanceTimersByTime(MAX_AGE_MS - 1);
    await search.prefetch();
    expect(await pathFound(search)).toBe('/old');
    vi.advanceTimersByTime(1);
    await search.prefetch();
    expect(await pathFound(search)).toBe('/new');
    await search.prefetch();
    expect(fetched).toHaveLength(2);
  });

  it.each([
    ['the server is away', undefined],
    ['the newer one is cut off', NEW.slice(0, 99)],
  ])('stays while %s, without a word', async (_, state) => {
    const search = newSearch();
    await search.prefetch();
    deployed = state;
    vi.advanceTimersByTime(MAX_AGE_MS);
    await search.prefetch();
    expect(await pathFound(search)).toBe('/old');
  });
});

describe('an index that cannot be loaded', () => {
  it('fails the query but not the prefetch, and is tried again', async () => {
    const search = newSearch();
    deployed = undefined;
    await search.prefetch();
    await expect(ask(search)).rejects.toThrow('Failed to fetch');
    deployed = OLD;
    expect(await pathFound(search)).toBe('/old');
  });

  it.each([
    ['cut off', OLD.slice(0, -9)],
    ['a page', '<!doctype html>'],
    ['null', 'null'],
    ['of another format', OLD.replace(`"schema":${SCHEMA_VERSION}`, '"schema":1')],
    ['without its pages', OLD.replace('"pages"', '"sides"')],
  ])('is named with what to do: %s', async (_, text) => {
    deployed = text;
    await expect(ask()).rejects.toThrow(/search-index\.json cannot be used: .*npm run build/s);
  });
});
