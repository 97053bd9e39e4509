import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {indexFiles, type IndexFiles} from '../node/buildIndex';
import {ORIGIN, pageOf} from '../engine/engineFixture';
import {createIndexSearch} from './indexSearch';

const MAX_AGE_MS = 5 * 60_000;
const POINTER_URL = `${ORIGIN}/zh/search-index.json`;

const filesWith = (path: string) =>
  indexFiles({
    language: 'zh',
    origin: ORIGIN,
    pages: [pageOf(path, ['# 密钥', '删除密钥。'])],
    synonyms: [],
  });
const OLD = filesWith('/old');
const NEW = filesWith('/new');

/** What the server has; undefined while it is away. */
let deployed: IndexFiles | undefined;
const fetched: string[] = [];

function answer(url: string): Response {
  if (!deployed) {
    throw new TypeError('Failed to fetch');
  }
  if (url === POINTER_URL) {
    return new Response(deployed.pointerText);
  }
  return url === `${ORIGIN}/zh/${deployed.indexFile}`
    ? new Response(deployed.indexText)
    : new Response('<!doctype html>', {status: 404});
}

const newSearch = () =>
  createIndexSearch({pointerUrl: POINTER_URL, language: 'zh', maxAgeMs: MAX_AGE_MS}, Infinity);

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
    return new Promise<Response>((resolve) => resolve(answer(url)));
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
    expect(fetched).toEqual([POINTER_URL, `${ORIGIN}/zh/${OLD.indexFile}`]);
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
    expect(fetched.slice(2)).toEqual([POINTER_URL]);
  });

  it.each([
    ['the server is away', undefined],
    ['the newer one is damaged', {...NEW, indexText: NEW.indexText.slice(0, 99)}],
    ['the newer one is not there yet', {...NEW, indexFile: OLD.indexFile}],
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
    vi.stubGlobal('fetch', (url: string, {cache}: RequestInit) => {
      const isOldCopy = url !== POINTER_URL && cache !== 'reload';
      return Promise.resolve(isOldCopy ? new Response(OLD.indexText.slice(0, 99)) : answer(url));
    });
    expect(await pathFound(newSearch())).toBe('/old');
  });

  it.each([
    ['cut off', OLD.indexText.slice(0, -9), /assets.search.zh-\w{10}\.json is missing, cut off/],
    ['a page', '<!doctype html>', /zh-\w{10}\.json is missing, cut off or no JSON/],
    ['null', 'null', /zh-\w{10}\.json cannot be used: it has undefined records/],
    ['for another language', OLD.indexText.replace('"zh"', '"en"'), /for the language "en"/],
    ['of another format', OLD.indexText.replace(/"schema":\d+/, '"schema":1'), /has format 1/],
    ['with an origin that is none', OLD.indexText.replace('"https:', '"\'https:'), /are damaged/],
    ['with the path of another site', OLD.indexText.replace('"/old', '"//old'), /are damaged/],
    ['short of a text', OLD.indexText.replace(',"删除密钥。"', ''), /do not add up/],
  ])('is named with what to do: %s', async (_, indexText, message) => {
    deployed = {...OLD, indexText};
    await expect(ask()).rejects.toThrow(message);
    await expect(ask()).rejects.toThrow('npm run build');
  });

  it.each([
    ['null', 'null'],
    ['of another format', OLD.pointerText.replace(/"schema":\d+/, '"schema":1')],
    ['without a file', OLD.pointerText.replace('"file"', '"path"')],
  ])('has a pointer that is named with what to do: %s', async (_, pointerText) => {
    deployed = {...OLD, pointerText};
    await expect(ask()).rejects.toThrow(
      /^the index .*search-index\.json has format .* Reload the page/,
    );
  });

  it.each(['/evil.example/x.json', '../x.json', 'assets/search/x y.json'])(
    'is not asked for where a pointer names %s',
    async (file) => {
      deployed = {...OLD, pointerText: OLD.pointerText.replace(OLD.indexFile, file)};
      await expect(ask()).rejects.toThrow(/names "\S.*", which is no index file/);
      expect(fetched).toEqual([POINTER_URL]);
    },
  );
});
