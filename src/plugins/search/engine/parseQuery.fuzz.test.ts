import fc from 'fast-check';
import {expect, it} from 'vitest';
import {unescapeHtml} from '../shared/escapeHtml';
import {runQuery} from './runQuery';
import {engineOf, pageOf} from './engineFixture';
import {hostileText} from './hostileFixture';

const withoutMarks = (html: string) => html.replace(/<mark>([^<>]*)<\/mark>/g, '$1');

it('answers any query to any index, with no markup but its own tags', () => {
  let marked = 0;
  const lines = fc.array(
    hostileText.map((text) => text || '-'),
    {minLength: 2, maxLength: 5},
  );
  fc.assert(
    fc.property(hostileText, lines, hostileText, (query, [title = '', ...texts], word) => {
      const page = pageOf('/page', [`# ${title}`, '## Key', ...texts], {
        ...{category: title, keywords: word, description: word},
      });
      const engine = engineOf(
        [page, pageOf('/keys', ['# Keys'])],
        [{names: [word, 'key'], typed: [query]}],
      );
      for (const hit of runQuery({query, attributesToSnippet: ['content:5']}, engine).hits) {
        const highlights = Object.values(hit._highlightResult?.hierarchy ?? {});
        const values = [
          ...[...highlights, hit._snippetResult?.content].map((one) => one?.value ?? ''),
          ...[...Object.values(hit.hierarchy), hit.content].map((value) => value ?? ''),
        ];
        marked += values.filter((value) => value.includes('<mark>')).length;
        expect(values.filter((value) => /[<>"']/.test(withoutMarks(value)))).toEqual([]);
        const shown = unescapeHtml(hit.content ?? '');
        expect(['', ...page.nodes.map(({text}) => text)]).toContain(shown);
      }
    }),
  );
  expect(marked).toBeGreaterThan(100);
});
