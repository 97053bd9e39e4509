import fc from 'fast-check';
import {expect, it} from 'vitest';
import {runQuery} from './runQuery';
import {engineOf, pageOf} from './engineFixture';
import {hostileText} from './hostileFixture';

const withoutMarks = (marked = '') => marked.replace(/<\/?mark>|^…|…$/g, '');

it('answers any query to any index, and changes no text but for its marks', () => {
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
        for (const [level, one] of Object.entries(hit._highlightResult?.hierarchy ?? {})) {
          if (one.value.includes('<mark>')) marked++;
          expect(withoutMarks(one.value)).toBe(withoutMarks(hit.hierarchy[level as 'lvl1'] ?? ''));
        }
        const texts = ['Keys', page.description, ...page.nodes.map(({text}) => text)];
        const shown = withoutMarks(hit._snippetResult?.content?.value);
        expect(texts.filter((text) => text.includes(shown))).not.toEqual([]);
      }
    }),
  );
  expect(marked).toBeGreaterThan(100);
});
