import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {unescapeHtml} from '../shared/markup';
import type {SearchEngine} from './engine';
import {engineOf, pageOf} from './engineFixture';
import {hostileText} from './hostileFixture';
import {mutatedJson} from '@site/tests/fuzz/mutations';
import {createRequester} from '../transport/requester';

type Value = {value: string};
type Highlights = {hierarchy?: Record<string, Value>; content?: Value};
type Hit = {
  hierarchy: Record<string, string | null>;
  content: string | null;
  _highlightResult: Highlights;
  _snippetResult: Highlights;
};
type Result = {hits: Hit[]; facets?: Record<string, Record<string, number>>};

const MARKUP = /[<>"']/;

const withoutMarks = (html: string) => html.replace(/<mark>([^<>]*)<\/mark>/g, '$1');

/** Asks an engine as the site does, through the text of request and answer. */
async function ask(engine: SearchEngine, query: string): Promise<Result> {
  const requester = createRequester('Snowball', {
    currentLanguage: 'en',
    load: () => Promise.resolve(engine),
  });
  const request = {
    indexName: 'Snowball',
    query,
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    snippetEllipsisText: '<…>',
    attributesToSnippet: ['content:5', 'hierarchy.lvl1:5'],
    facets: ['hierarchy.lvl0'],
  };
  const {status, content} = await requester.send({
    method: 'POST',
    url: 'https://search.invalid/1/indexes/*/queries',
    data: JSON.stringify({requests: [request]}),
  });
  expect(status).toBe(200);
  return (JSON.parse(content) as {results: [Result]}).results[0];
}

const valuesOf = ({hierarchy = {}, content}: Highlights) => [
  ...Object.values(hierarchy),
  ...(content ? [content] : []),
];

const notEmpty = (text: string) => text || '-';

describe('the embedded search', () => {
  it('answers any query to any index, with no markup but its own tags', async () => {
    let marked = 0;
    await fc.assert(
      fc.asyncProperty(
        hostileText,
        fc.array(hostileText.map(notEmpty), {minLength: 2, maxLength: 5}),
        hostileText,
        async (query, [title = '', ...lines], word) => {
          const nodes = [`# ${title}`, '## Key', ...lines];
          const page = pageOf('/page', nodes, {group: title, keywords: word, description: word});
          const engine = await engineOf(
            [page, pageOf('/keys', ['# Keys'])],
            [{names: [word, 'key'], typed: [query]}],
          );
          const {hits, facets} = await ask(engine, query);
          for (const hit of hits) {
            const values = [
              ...valuesOf(hit._highlightResult),
              ...valuesOf(hit._snippetResult),
              ...[...Object.values(hit.hierarchy), hit.content].map((value) => ({
                value: value ?? '',
              })),
            ];
            marked += values.filter(({value}) => value.includes('<mark>')).length;
            expect(values.filter(({value}) => MARKUP.test(withoutMarks(value)))).toEqual([]);
            const shown = unescapeHtml(withoutMarks(hit._highlightResult.content?.value ?? ''));
            expect(['', ...page.nodes.map(({text}) => text)]).toContain(shown);
          }
          const counted = Object.values(facets?.['hierarchy.lvl0'] ?? {});
          expect(counted.reduce((sum, count) => sum + count, 0)).toBe(hits.length);
        },
      ),
    );
    expect(marked).toBeGreaterThan(100);
  });

  it.each([
    ['one word', 'key'.repeat(3_334)],
    ['words', 'key '.repeat(2_500)],
    ['Chinese', '密钥'.repeat(5_000)],
    ['both', '删除 key, '.repeat(1_000)],
    ['one code', 'CERT-01.'.repeat(1_250)],
    ['half characters', '\ud83d'.repeat(10_000)],
    ['markup', '<img src=x>'.repeat(1_000)],
    ['a long word', `${'a'.repeat(10_000)}!`],
  ])('comes to an end with 10,000 characters: %s', async (_, query) => {
    const engine = await engineOf([
      pageOf('/keys', ['# Keys', '删除密钥', 'CERT-01', query.slice(0, 5_000)]),
    ]);
    engine.search(query, () => true);
    engine.suggest(query);
    const {hits} = await ask(engine, query);
    expect(hits.length).toBeLessThanOrEqual(4);
  });

  it('finds names of what every object has as the words they are', async () => {
    const names = ['__proto__', 'constructor', 'hasOwnProperty', 'toString'];
    const engine = await engineOf(
      names.map((name) => pageOf(`/${name}`, ['# Title', `Mind ${name}.`], {group: name})),
      names.map((name) => ({names: [name], typed: []})),
    );
    for (const name of names) {
      const {hits, facets} = await ask(engine, `${name} mind`);
      expect(hits[0]?.content).toBe(`Mind ${name}.`);
      expect(Object.entries(facets?.['hierarchy.lvl0'] ?? {})).toContainEqual([name, 1]);
    }
    expect((await ask(engine, 'valueOf')).hits).toEqual([]);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  it('answers any request, or says what is wrong with it', async () => {
    const requester = createRequester('Snowball', {
      currentLanguage: 'en',
      load: () => engine,
    });
    const engine = engineOf([pageOf('/keys', ['# Keys', 'Delete a key.'])]);
    const body = JSON.stringify({
      requests: [
        {
          indexName: 'Snowball',
          query: 'key',
          page: 0,
          hitsPerPage: 20,
          facets: ['hierarchy.lvl0'],
          facetFilters: ['language:en', ['docusaurus_tag:docs-default-current']],
          attributesToSnippet: ['content:5'],
          params: {highlightPreTag: '<mark>'},
        },
      ],
    });
    const statuses = new Set<number>();
    await fc.assert(
      fc.asyncProperty(mutatedJson(body), async (data) => {
        const url = 'https://search.invalid/1/indexes/*/queries';
        const {status, content} = await requester.send({method: 'POST', url, data});
        statuses.add(status);
        const answer = JSON.parse(content) as {results?: unknown; message?: string};
        expect(status === 200 ? Array.isArray(answer.results) : answer.message).toBeTruthy();
      }),
    );
    expect([...statuses]).toEqual(expect.arrayContaining([200, 400]));
    expect([200, 400, 404]).toEqual(expect.arrayContaining([...statuses]));
  });
});
