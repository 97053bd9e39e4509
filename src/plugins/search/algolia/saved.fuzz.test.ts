import fc from 'fast-check';
import {expect, it, vi} from 'vitest';
import {mutatedJson} from '@site/tests/fuzz/mutations';
import {hostileText} from '../engine/hostileFixture';
import {cleanSavedSearches} from './untrusted';

vi.mock('@docusaurus/theme-common', () => ({useStorageSlot: () => [null, {}]}));
const {parseTicks} = await import('@site/src/components/Checklist/useTicks');
const {createReloadOnce} = await import('@site/src/clientModules/reloadOnce');

const saved = JSON.stringify(
  ['/keys', '/batches#steps', 'https://docs.example.com/ca'].map((url, id) => ({
    objectID: `${url}:lvl1`,
    url,
    type: 'lvl1',
    content: null,
    hierarchy: {lvl0: 'Guide', lvl1: `Page ${id}`, lvl2: null},
  })),
);
const stored = fc.oneof(hostileText, fc.json(), mutatedJson('["","a"]'), {
  arbitrary: mutatedJson(saved),
  weight: 5,
});

/** A key of the browser's storage. */
function slotOf(value: string) {
  let now: string | null = value;
  return {
    get: () => now,
    set: (next: string) => (now = next),
    del: () => (now = null),
    listen: () => () => {},
  };
}

it('leaves nothing but entries that the modal can show and open', () => {
  let kept = 0;
  fc.assert(
    fc.property(stored, (value) => {
      const slot = slotOf(value);
      cleanSavedSearches(slot);
      const entries = JSON.parse(slot.get() || '[]') as {
        objectID: string;
        url: string;
        hierarchy: object;
      }[];
      kept += entries.length;
      for (const {objectID, url, hierarchy} of entries) {
        const texts = [objectID, ...(Object.values(hierarchy) as (string | null)[])];
        expect(texts.filter((text) => text !== null && /[<>"]/.test(text))).toEqual([]);
        expect(new URL(url, 'https://docs.example.com').protocol).toMatch(/^https?:$/);
      }
      cleanSavedSearches(slot);
      expect(JSON.parse(slot.get() || '[]')).toEqual(entries);
    }),
  );
  expect(kept).toBeGreaterThan(10);
});

it('ticks items of the checklist only', () => {
  fc.assert(
    fc.property(stored, fc.array(fc.string()), (value, items) => {
      for (const tick of parseTicks(value, items)) expect(items).toContain(tick);
    }),
  );
});

it('reloads a page at most once, whatever is stored', () => {
  fc.assert(
    fc.property(stored, (value) => {
      const reloadOnce = createReloadOnce(slotOf(value));
      reloadOnce.claim('/keys');
      expect(reloadOnce.claim('/keys')).toBe(false);
    }),
  );
});
