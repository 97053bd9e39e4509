import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {ORIGIN, pageOf} from '../engine/engineFixture';
import {SCHEMA_VERSION, serializeIndex} from '../shared/searchIndex';
import {createIndexSearch} from './indexSearch';

const INDEX_URL = `${ORIGIN}/zh/search-index.json`;

const INDEX = serializeIndex({
  ...{origin: ORIGIN, synonyms: []},
  pages: [pageOf('/keys', ['# 密钥', '删除密钥。'])],
});

/** The index that the server has; undefined while it is away. */
let deployed: string | undefined;
const fetched: string[] = [];

const newSearch = () => createIndexSearch(INDEX_URL);
const ask = (search = newSearch()) => search({query: '密钥'});

/** The path of the page that a search finds. */
async function pathFound(search: ReturnType<typeof newSearch>): Promise<string | undefined> {
  return (await ask(search)).hits[0]?.url.replace(ORIGIN, '');
}

beforeEach(() => {
  deployed = INDEX;
  fetched.length = 0;
  vi.stubGlobal('fetch', (url: string) => {
    fetched.push(url);
    return deployed === undefined
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(new Response(deployed));
  });
});

afterEach(() => {
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
    await Promise.all([pathFound(search), pathFound(search)]);
    expect(fetched).toEqual([INDEX_URL]);
  });
});

describe('an index that cannot be loaded', () => {
  it('fails the query, and is tried again', async () => {
    deployed = undefined;
    const search = newSearch();
    await expect(ask(search)).rejects.toThrow('Failed to fetch');
    deployed = INDEX;
    expect(await pathFound(search)).toBe('/keys');
  });

  it.each([
    ['cut off', INDEX.slice(0, -9)],
    ['a page', '<!doctype html>'],
    ['null', 'null'],
    ['of another format', INDEX.replace(`"schema":${SCHEMA_VERSION}`, '"schema":1')],
    ['without its pages', INDEX.replace('"pages"', '"sides"')],
  ])('is named with what to do: %s', async (_, text) => {
    deployed = text;
    await expect(ask()).rejects.toThrow(/search-index\.json cannot be used: .*npm run build/s);
  });
});
