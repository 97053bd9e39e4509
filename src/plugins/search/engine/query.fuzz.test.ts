import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {unescapeHtml} from '../shared/markup';
import type {SearchHit} from '../shared/search';
import type {SearchEngine} from './engine';
import {engineOf, pageOf} from './engineFixture';
import {hostileText} from './hostileFixture';
import {answerQuery} from './answer';

const MARKUP = /[<>"']/;

const withoutMarks = (html: string) => html.replace(/<mark>([^<>]*)<\/mark>/g, '$1');

const ask = (engine: SearchEngine, query: string) =>
  answerQuery(
    {query, attributesToSnippet: ['hierarchy.lvl1:5', 'content:5'], facets: ['hierarchy.lvl0']},
    engine,
  );

const valuesOf = ({hierarchy = {}, content}: NonNullable<SearchHit['_snippetResult']>) =>
  [...Object.values(hierarchy), ...(content ? [content] : [])].map(({value}) => value);

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
          const {hits, facets} = ask(engine, query);
          for (const hit of hits) {
            const values = [
              ...valuesOf(hit._highlightResult ?? {}),
              ...valuesOf(hit._snippetResult ?? {}),
              ...[...Object.values(hit.hierarchy), hit.content].map((value) => value ?? ''),
            ];
            marked += values.filter((value) => value.includes('<mark>')).length;
            expect(values.filter((value) => MARKUP.test(withoutMarks(value)))).toEqual([]);
            const shown = unescapeHtml(hit.content ?? '');
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
    const {hits} = ask(engine, query);
    expect(hits.length).toBeLessThanOrEqual(4);
  });

  it('finds names of what every object has as the words they are', async () => {
    const names = ['__proto__', 'constructor', 'hasOwnProperty', 'toString'];
    const engine = await engineOf(
      names.map((name) => pageOf(`/${name}`, ['# Title', `Mind ${name}.`], {group: name})),
      names.map((name) => ({names: [name], typed: []})),
    );
    for (const name of names) {
      const {hits, facets} = ask(engine, `${name} mind`);
      expect(hits[0]?.content).toBe(`Mind ${name}.`);
      // The text, and the title of its page: the group has the name too.
      expect(Object.entries(facets?.['hierarchy.lvl0'] ?? {})).toContainEqual([name, 2]);
    }
    expect(ask(engine, 'valueOf').hits).toEqual([]);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});
