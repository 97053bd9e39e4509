import {afterEach, describe, expect, it, vi} from 'vitest';
import {indexFiles} from '../node/buildIndex';
import {SCHEMA_VERSION, type SearchIndex} from '../shared/packedIndex';
import {getSearchClient} from '../algolia/searchClient';

const heading = (level: number, text: string, anchor = '') => ({level, text, anchor});
const block = (text: string) => ({level: 0, text, anchor: null});
const page = (path: string, group: string, nodes: SearchIndex['pages'][number]['nodes']) => ({
  path,
  group,
  tag: 'docs-default-current',
  version: 'current',
  description: '',
  keywords: '',
  rank: 0,
  nodes,
});

const INDEX: SearchIndex = {
  language: 'en',
  synonyms: [],
  origin: 'https://docs.example.com',
  pages: [
    page('/create', 'Feature guide', [
      heading(1, 'Create a key'),
      block('You can delete a key later & <b>not</b> before.'),
    ]),
    page('/delete', 'Feature guide', [
      heading(1, 'Delete a key'),
      heading(2, 'Steps', 'steps'),
      block('Select the key.'),
      block('Keys of type P-256 need programming first.'),
    ]),
  ],
};

const FILES = indexFiles(INDEX);

/** Serves the index of INDEX; `change` breaks it. */
function serve(change: (url: string, body: string) => Response | null = () => null) {
  const fetch = vi.fn((url: string) => {
    const body = url.endsWith('search-index.json') ? FILES.pointerText : FILES.indexText;
    return Promise.resolve(change(url, body) ?? new Response(body));
  });
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('document', {baseURI: 'https://docs.example.com/'});
  return fetch;
}

let clients = 0;
function newClient() {
  return getSearchClient({
    appId: `TEST${clients++}`,
    apiKey: 'embedded',
    indexName: 'Snowball',
    mode: 'embedded',
    language: 'en',
    pointerUrls: {en: '/search-index.json'},
  });
}

type Hit = {url: string; _snippetResult: {content?: {value: string}}; content: string | null};
type Result = {hits: Hit[]; nbHits: number; nbPages: number; queryID: string};

async function ask(query: string, more: object = {}, client = newClient()): Promise<Result> {
  const {results} = await client.search({
    requests: [
      {
        indexName: 'Snowball',
        query,
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
        ...more,
      },
    ],
  });
  return results[0] as unknown as Result;
}

const paths = (result: Result) => result.hits.map((hit) => hit.url.replace(INDEX.origin, ''));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('answers', () => {
  it('puts the title before a text that holds the same words', async () => {
    serve();
    const result = await ask('delete a key');
    expect(paths(result)[0]).toBe('/delete');
    expect(paths(result)).toContain('/create');
    expect(result).toMatchObject({
      nbPages: 1,
      page: 0,
      hitsPerPage: 20,
      index: 'Snowball',
      exhaustiveNbHits: true,
    });
    expect(result.queryID).toMatch(/^[0-9a-f]{32}$/);
  });

  it.each([
    ['an unfinished word', 'progr'],
    ['a misspelt word', 'progamming'],
    ['a code written otherwise', 'p256'],
  ])('finds %s', async (_, query) => {
    serve();
    expect(paths(await ask(query))).toEqual(['/delete#steps']);
  });

  it('escapes every value', async () => {
    serve();
    const {hits} = await ask('later', {
      attributesToSnippet: ['content:6'],
      snippetEllipsisText: '…',
    });
    expect(hits[0]?.content).toBe(
      'You can delete a key later &amp; &lt;b&gt;not&lt;/b&gt; before.',
    );
    expect(hits[0]?._snippetResult.content?.value).toBe(
      '…a key <mark>later</mark> &amp; &lt;b&gt;not&lt;/b…',
    );
  });

  it('pages, filters and returns what is asked for', async () => {
    serve();
    expect((await ask('key', {hitsPerPage: 1, page: 1})).hits).toHaveLength(1);
    expect((await ask('key', {facetFilters: ['docusaurus_tag:other']})).nbHits).toBe(0);
    const filters = [
      'language:en',
      ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
    ];
    const {hits} = await ask('key', {facetFilters: filters, attributesToRetrieve: ['url']});
    expect(hits.length).toBeGreaterThan(0);
    expect(hits[0]).not.toHaveProperty('content');
  });

  it('refuses malformed requests and unknown languages with message and status', async () => {
    serve();
    await expect(ask('key', {hitsPerPage: 'all'})).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining('hitsPerPage') as string,
    });
    await expect(ask('key', {facetFilters: [[['x:y']]]})).rejects.toMatchObject({status: 400});
    await expect(ask('key', {indexName: 'Other'})).rejects.toMatchObject({status: 404});
    await expect(ask('key', {facetFilters: ['language:fr']})).rejects.toMatchObject({
      status: 404,
      message: expect.stringContaining('"fr"') as string,
    });
  });
});

describe('an index that cannot be used', () => {
  const broken: [string, (url: string, body: string) => Response | null][] = [
    [
      'missing pointer',
      (url) => (url.endsWith('search-index.json') ? new Response('', {status: 404}) : null),
    ],
    ['missing index', (url) => (url.includes('assets') ? new Response('', {status: 404}) : null)],
    ['page instead of JSON', () => new Response('<!doctype html>')],
    [
      'truncated index',
      (url, body) => (url.includes('assets') ? new Response(body.slice(0, 300)) : null),
    ],
    [
      'lost records',
      (url, body) =>
        url.includes('assets') ? new Response(body.replace('[0,"Select the key."],', '')) : null,
    ],
    [
      'other version',
      (_, body) => new Response(body.replace(`"schema":${SCHEMA_VERSION}`, '"schema":99')),
    ],
    [
      'no network',
      () => {
        throw new TypeError('Failed to fetch');
      },
    ],
  ];

  it.each(broken)(
    '%s is an unreachable host, named in the console, until it is back',
    async (_, change) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
      serve(change);
      const client = newClient();
      await expect(ask('key', {}, client)).rejects.toMatchObject({
        name: 'RetryError',
        message: expect.stringMatching(
          /^Unreachable hosts - your application id may be incorrect/,
        ) as string,
      });
      await expect(ask('key', {}, client)).rejects.toMatchObject({name: 'RetryError'});
      expect(warn).toHaveBeenCalledTimes(1);
      expect(warn.mock.calls[0]?.[0]).toMatch(
        /^Search index: \/(search-index|assets\/search\/en-\w{10})\.json .*npm run build/,
      );
      serve();
      expect((await ask('key', {}, client)).nbHits).toBeGreaterThan(0);
    },
  );

  it('asks the server again when the browser keeps a cut off copy of the index', async () => {
    vi.stubGlobal('document', {baseURI: 'https://docs.example.com/'});
    vi.stubGlobal('fetch', (url: string, {cache}: RequestInit) => {
      const body = url.endsWith('search-index.json') ? FILES.pointerText : FILES.indexText;
      const isOldCopy = url.includes('assets') && cache !== 'reload';
      return Promise.resolve(new Response(isOldCopy ? body.slice(0, 300) : body));
    });
    expect((await ask('key')).nbHits).toBeGreaterThan(0);
  });
});
