import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {unescapeHtml} from '../shared/markup';
import {packIndex, unpackIndex} from '../shared/packedIndex';
import {cleanResponse} from '../algolia/untrusted';
import {createEngine, type SearchEngine} from './engine';
import {engineOf, ORIGIN, pageOf} from './engineFixture';
import {hostileText} from './hostileFixture';
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

  it('refuses a damaged index or works with what it holds', async () => {
    const pages = [pageOf('/keys', ['# Keys', '## Delete', 'Delete a key.', '`obis keys`'])];
    const index = {language: 'en', origin: ORIGIN, pages, synonyms: [{names: ['key'], typed: []}]};
    const whole = JSON.stringify(packIndex(index));
    const tokens = [...whole.matchAll(/"[^"]*"|\d+|\[\]/g)];
    let refused = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.nat({max: tokens.length - 1}),
        fc.oneof(fc.constantFrom('null', '-1', '1e9', '""', '{}', '["x"]', '[[null]]'), fc.json()),
        async (at, value) => {
          const {index: start, 0: token} = tokens[at] ?? {index: 0, 0: ''};
          const text = whole.slice(0, start) + value + whole.slice(start + token.length);
          let engine: SearchEngine;
          try {
            engine = await createEngine(unpackIndex(JSON.parse(text), 'en'));
          } catch (error) {
            expect(error).toBeInstanceOf(Error);
            refused++;
            return;
          }
          await ask(engine, 'delete key');
        },
      ),
    );
    expect(refused).toBeGreaterThan(10);
  });
});

describe('a hosted answer', () => {
  it('keeps no markup but <mark>, whatever it holds and however deep', () => {
    const hit = fc.object({
      key: fc.constantFrom('hierarchy', 'content', '_snippetResult', 'value', 'lvl1', '__proto__'),
      values: [hostileText],
      maxDepth: 4,
    });
    fc.assert(
      fc.property(fc.array(hit), (hits) => {
        const response = {results: [{hits: hits.map((one) => ({...one, url: `${ORIGIN}/x`}))}]};
        const {results} = cleanResponse(JSON.parse(JSON.stringify(response)) as typeof response);
        const shown = results[0]?.hits.map((one) => ({...one, url: ''}));
        const texts: string[] = [];
        JSON.stringify(shown, (_, value: unknown) => {
          if (typeof value === 'string') {
            texts.push(value.replace(/<\/?mark>/g, ''));
          }
          return value;
        });
        expect(texts.filter((text) => MARKUP.test(text))).toEqual([]);
        expect(shown).toHaveLength(hits.length);
      }),
    );
  });

  it('is taken in any shape', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), fc.jsonValue(), (hits, other) => {
        expect(() => cleanResponse({results: [{hits}, other]})).not.toThrow();
        expect(() => cleanResponse({results: other})).not.toThrow();
      }),
    );
  });
});
