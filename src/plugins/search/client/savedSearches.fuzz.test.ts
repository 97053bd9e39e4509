import fc from 'fast-check';
import {expect, it} from 'vitest';
import {mutatedJson} from '@site/tests/fixtures/fuzz/mutations';
import {hostileText} from '../engine/hostileFixture';
import {readSavedSearches} from './savedSearches';

const entries = ['/keys', '/batches#steps', 'https://docs.example.com/ca'].map((url, id) => ({
  ...{objectID: `${url}:lvl1`, url, type: 'lvl1', content: null},
  hierarchy: {lvl0: 'Guide', lvl1: `Page ${id}`, lvl2: null},
}));

it('reads nothing from the storage but entries that the modal can show and open', () => {
  const stored = fc.oneof(hostileText, fc.json(), {
    arbitrary: mutatedJson(JSON.stringify(entries)),
    weight: 5,
  });
  let kept = 0;
  fc.assert(
    fc.property(stored, (text) => {
      for (const {objectID, url, hierarchy} of readSavedSearches(text)) {
        kept += 1;
        const shown = [objectID, ...Object.values(hierarchy)];
        expect(shown.filter((value) => typeof (value ?? '') !== 'string')).toEqual([]);
        expect(new URL(url, 'https://docs.example.com').protocol).toMatch(/^https?:$/);
      }
    }),
  );
  expect(kept).toBeGreaterThan(10);
});
