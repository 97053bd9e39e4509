import fc from 'fast-check';
import {expect, it} from 'vitest';
import {mutatedJson} from '@site/tests/fixtures/fuzz/mutations';
import {sanitizeResponse} from './sanitizeResponse';

const entries = ['/keys', '/batches#steps', 'https://docs.example.com/ca'].map((url, id) => ({
  ...{objectID: `${url}:lvl1`, url, type: 'lvl1', content: null},
  hierarchy: {lvl0: 'Guide', lvl1: `Page ${id}`, lvl2: null},
}));

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
