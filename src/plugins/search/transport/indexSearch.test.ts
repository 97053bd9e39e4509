import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {ORIGIN, pageOf} from '../engine/engineFixture';
import {packIndex} from '../shared/packedIndex';
import {createIndexSearch} from './indexSearch';

const MAX_AGE_MS = 5 * 60_000;
const INDEX_URL = `${ORIGIN}/zh/search-index.json`;

const indexWith = (path: string) =>
  JSON.stringify(
    packIndex({
      language: 'zh',
      origin: ORIGIN,
      pages: [pageOf(path, ['# 密钥', '删除密钥。'])],
      synonyms: [],
    }),
  );
const OLD = indexWith('/old');
const NEW = indexWith('/new');

/** The index that the server has; undefined while it is away. */
let deployed: string | undefined;
const fetched: string[] = [];

function answer(): Response {
  if (deployed === undefined) throw new TypeError('Failed to fetch');
  return new Response(deployed);
}

const newSearch = () =>
  createIndexSearch({indexUrl: INDEX_URL, language: 'zh', maxAgeMs: MAX_AGE_MS}, Infinity);

const ask = (search = newSearch()) => search.ask({query: '密钥'});

/** The path of the page that a search finds. */
async function pathFound(search: ReturnType<typeof newSearch>): Promise<string | undefined> {
  return (await ask(search)).hits[0]?.url.replace(ORIGIN, '');
}

beforeEach(() => {
  vi.useFakeTimers({toFake: ['Date']});
  deployed = OLD;
  fetched.length = 0;
  vi.stubGlobal('fetch', (url: string) => {
    fetched.push(url);
    return new Promise<Response>((resolve) => resolve(answer()));
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a loaded index', () => {
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
  });

  it('gives way to a newer one although the clock was set back', async () => {
    const search = newSearch();
    await search.prefetch();
    deployed = NEW;
    vi.setSystemTime(Date.now() - 365 * 24 * 60 * 60_000);
    await search.prefetch();
    expect(await pathFound(search)).toBe('/new');
  });

  it('is not loaded again when it is the newest, nor asked about before five more minutes', async () => {
    const search = newSearch();
    await search.prefetch();
    vi.advanceTimersByTime(MAX_AGE_MS);
    await search.prefetch();
    await search.prefetch();
    expect(fetched).toEqual([INDEX_URL, INDEX_URL]);
  });

  it.each([
    ['the server is away', undefined],
    ['the newer one is damaged', NEW.slice(0, 99)],
  ])('stays while %s, without a word', async (_, state) => {
    const search = newSearch();
    await search.prefetch();
    deployed = state;
    vi.advanceTimersByTime(MAX_AGE_MS);
    await search.prefetch();
    expect(await pathFound(search)).toBe('/old');
    deployed = NEW;
    vi.advanceTimersByTime(MAX_AGE_MS);
    await search.prefetch();
    expect(await pathFound(search)).toBe('/new');
  });
});

describe('an index that cannot be loaded', () => {
  it('fails the query but not the prefetch, and is tried again', async () => {
    const search = newSearch();
    deployed = undefined;
    await search.prefetch();
    await expect(ask(search)).rejects.toThrow(/^the index .*search-index\.json.*Failed to fetch/);
    deployed = OLD;
    expect(await pathFound(search)).toBe('/old');
  });

  it('is asked for again when the browser keeps a cut off copy', async () => {
    vi.stubGlobal('fetch', (_: string, {cache}: RequestInit) =>
      Promise.resolve(new Response(cache === 'reload' ? OLD : OLD.slice(0, 99))),
    );
    expect(await pathFound(newSearch())).toBe('/old');
  });

  it.each([
    ['cut off', OLD.slice(0, -9), /search-index\.json is missing, cut off/],
    ['a page', '<!doctype html>', /search-index\.json is missing, cut off or no JSON/],
    ['null', 'null', /search-index\.json cannot be used: it has format undefined/],
    ['for another language', OLD.replace('"zh"', '"en"'), /for the language "en"/],
    ['of another format', OLD.replace(/"schema":\d+/, '"schema":1'), /has format 1.* Reload/],
    ['with an origin that is none', OLD.replace('"https:', '"\'https:'), /are damaged/],
    ['with the path of another site', OLD.replace('"/old', '"//old'), /are damaged/],
    ['short of a text', OLD.replace(',"删除密钥。"', ''), /do not add up/],
  ])('is named with what to do: %s', async (_, text, message) => {
    deployed = text;
    await expect(ask()).rejects.toThrow(message);
    await expect(ask()).rejects.toThrow('npm run build');
  });
});
