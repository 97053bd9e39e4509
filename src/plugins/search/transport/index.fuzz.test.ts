import fc from 'fast-check';
import {afterEach, expect, it, vi} from 'vitest';
import {mutatedJson} from '@site/tests/fuzz/mutations';
import {ORIGIN, pageOf} from '../engine/engineFixture';
import {packIndex} from '../shared/packedIndex';
import type {SearchHit} from '../shared/search';
import {createIndexSearch} from './indexSearch';

const INDEX_URL = `${ORIGIN}/search-index.json`;
const INDEX = packIndex({
  language: 'en',
  origin: ORIGIN,
  pages: [
    pageOf('/keys', ['# Keys', '## Delete', 'Delete a key.', '`obis keys`'], {keywords: 'kms'}),
    pageOf('/batches', ['# Batches', 'A batch has a key.']),
  ],
  synonyms: [{names: ['key', '密钥'], typed: ['secret']}],
});
const TEXT = JSON.stringify(INDEX);

afterEach(() => vi.unstubAllGlobals());

/** The embedded search of a page whose server sends this index. */
function searchWith(served: {text: string}) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    return Promise.resolve(new Response(served.text));
  });
  const search = createIndexSearch({indexUrl: INDEX_URL, language: 'en', maxAgeMs: 0}, Infinity);
  return {ask: () => search.ask({query: 'delete key 密钥'}), asked};
}

const LEVEL_TEXTS = /^(?:lvl[1-6]|content)$/;

/** Whether DocSearch and the search page can show a hit, and lead to a page of the site with it. */
function isUsable({objectID, url, type, hierarchy, content}: SearchHit): boolean {
  const address = new URL(url);
  return (
    /^https?:$/.test(address.protocol) &&
    new URL(address.pathname + address.search + address.hash, ORIGIN).origin === ORIGIN &&
    typeof objectID === 'string' &&
    LEVEL_TEXTS.test(type) &&
    [...Object.values(hierarchy), content].every(
      (text) => text === null || typeof text === 'string',
    )
  );
}

it('refuses whatever the server sends in place of its index, or works with it', async () => {
  const outcomes = {answered: 0, refused: 0};
  await fc.assert(
    fc.asyncProperty(mutatedJson(TEXT), async (text) => {
      const served = {text};
      const {ask, asked} = searchWith(served);
      const answer = await ask().catch((error: unknown) => String(error));
      if (typeof answer !== 'string') {
        outcomes.answered++;
        expect(answer.hits.filter((hit) => !isUsable(hit))).toEqual([]);
      } else {
        outcomes.refused++;
        expect(answer).toMatch(/^Error: the index https:\S+\.json .* Build the site again/s);
        expect(answer).not.toMatch(/is not a function|of undefined|of null/);
        served.text = TEXT;
        expect(await ask()).toMatchObject({page: 0});
      }
      expect(asked.filter((url) => url !== INDEX_URL)).toEqual([]);
      expect(Object.keys(Object.prototype)).toEqual([]);
    }),
  );
  expect(Math.min(outcomes.answered, outcomes.refused)).toBeGreaterThan(0);
});
