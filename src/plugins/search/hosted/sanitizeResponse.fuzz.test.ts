import fc from 'fast-check';
import {expect, it} from 'vitest';
import {mutatedJson} from '@site/tests/fixtures/fuzz/mutations';
import {hostileText} from '../engine/hostileFixture';
import {sanitizeResponse} from './sanitizeResponse';

const MARKUP = /[<>"']/;

/** Every text in a value, as it is shown. */
function textsIn(value: unknown): string[] {
  const texts: string[] = [];
  JSON.stringify(value, (_, inner: unknown) => {
    if (typeof inner === 'string') texts.push(inner.replace(/<\/?mark>/g, ''));
    return inner;
  });
  return texts;
}

const entries = ['/keys', '/batches#steps', 'https://docs.example.com/ca'].map((url, id) => ({
  ...{objectID: `${url}:lvl1`, url, type: 'lvl1', content: null},
  hierarchy: {lvl0: 'Guide', lvl1: `Page ${id}`, lvl2: null},
}));

it('keeps no markup of a hosted answer but <mark>, whatever it holds and however deep', () => {
  const hit = fc.object({
    key: fc.constantFrom('_highlightResult', '_snippetResult', 'value', 'lvl1', '__proto__'),
    values: [hostileText],
    maxDepth: 4,
  });
  const identity = {
    ...{objectID: '1', url: 'https://docs.example.com/x', type: 'lvl1', content: null},
    hierarchy: {},
  };
  fc.assert(
    fc.property(fc.array(hit), (hits) => {
      const sent = JSON.stringify({results: [{hits: hits.map((one) => ({...one, ...identity}))}]});
      const shown = sanitizeResponse(JSON.parse(sent)).hits;
      expect(shown).toHaveLength(hits.length);
      expect(textsIn(shown).filter((text) => MARKUP.test(text))).toEqual([]);
    }),
  );
});

it('reads a damaged answer as hits that can be shown and opened, or fails', () => {
  const hits = entries
    .slice(2)
    .map((entry) => ({...entry, _snippetResult: {content: {value: ''}}}));
  const found = JSON.stringify({results: [{hits, nbHits: 1, page: 0}]});
  fc.assert(
    fc.property(mutatedJson(found), (text) => {
      let response: unknown;
      try {
        response = JSON.parse(text);
      } catch {
        return;
      }
      try {
        const answer = sanitizeResponse(response);
        expect(Number.isInteger(answer.nbHits)).toBe(true);
        for (const {objectID, url, type, hierarchy, content} of answer.hits) {
          expect(new URL(url).protocol).toMatch(/^https?:$/);
          const texts = [objectID, type, content ?? '', ...Object.values(hierarchy)];
          expect(texts.filter((one) => typeof (one ?? '') !== 'string')).toEqual([]);
        }
      } catch (error) {
        expect(String(error)).toMatch(/has no list of results/);
      }
    }),
  );
});
