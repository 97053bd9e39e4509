import fc from 'fast-check';
import {afterEach, expect, it, vi} from 'vitest';
import {mutatedJson} from '@site/tests/fuzz/mutations';
import {indexFiles} from '../node/buildIndex';
import {ORIGIN, pageOf} from '../engine/engineFixture';
import type {SearchRecord} from '../shared/records';
import {createEngines} from './engines';
import {createRequester} from './requester';

const POINTER = `${ORIGIN}/search-index.json`;
const FILES = indexFiles({
  language: 'en',
  origin: ORIGIN,
  pages: [
    pageOf('/keys', ['# Keys', '## Delete', 'Delete a key.', '`obis keys`'], {keywords: 'kms'}),
    pageOf('/batches', ['# Batches', 'A batch has a key.']),
  ],
  synonyms: [{names: ['key', '密钥'], typed: ['secret']}],
});
const INDEX = `${ORIGIN}/${FILES.indexFile}`;

afterEach(() => vi.unstubAllGlobals());

/** The embedded search of a page whose server sends these files. */
function searchWith(files: Record<string, string>) {
  const asked: string[] = [];
  const warnings: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    const text = files[url];
    return Promise.resolve(new Response(text ?? '', {status: text === undefined ? 404 : 200}));
  });
  const engines = createEngines(
    {pointerUrls: {en: POINTER}, language: 'en', maxAgeMs: 0},
    Infinity,
    (warning) => warnings.push(warning),
  );
  const requester = createRequester('Snowball', engines);
  const ask = () =>
    requester.send({
      method: 'POST',
      url: 'https://search.invalid/1/indexes/*/queries',
      data: JSON.stringify({requests: [{indexName: 'Snowball', query: 'delete key 密钥'}]}),
    });
  return {ask, asked, warnings};
}

const LEVEL_TEXTS = /^(?:lvl[1-6]|content)$/;

/** Whether DocSearch and the search page can show a hit, and lead to a page of the site with it. */
function isUsable({objectID, url, type, hierarchy, content}: SearchRecord): boolean {
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

it('refuses whatever the server sends in place of its files, or works with it', async () => {
  const outcomes = {answered: 0, refused: 0};
  const files = fc.oneof(
    fc.record({pointer: mutatedJson(FILES.pointerText), index: fc.constant(FILES.indexText)}),
    fc.record({pointer: fc.constant(FILES.pointerText), index: mutatedJson(FILES.indexText)}),
  );
  await fc.assert(
    fc.asyncProperty(files, async ({pointer, index}) => {
      const served = {[POINTER]: pointer, [INDEX]: index};
      const {ask, asked, warnings} = searchWith(served);
      const {status, content} = await ask();
      if (status === 200) {
        outcomes.answered++;
        const {results} = JSON.parse(content) as {results: {hits: SearchRecord[]}[]};
        expect(results[0]?.hits.filter((hit) => !isUsable(hit))).toEqual([]);
      } else {
        outcomes.refused++;
        expect(status).toBe(0);
        expect(warnings.join('\n')).toMatch(
          /^Search index: https:\S+\.json .* Build the site again/s,
        );
        expect(warnings.join('\n')).not.toMatch(/is not a function|of undefined|of null/);
        Object.assign(served, {[POINTER]: FILES.pointerText, [INDEX]: FILES.indexText});
        expect(await ask()).toMatchObject({status: 200});
      }
      expect(
        asked.filter((url) => !url.startsWith(`${ORIGIN}/assets/search/`) && url !== POINTER),
      ).toEqual([]);
      expect(Object.keys(Object.prototype)).toEqual([]);
    }),
  );
  expect(Math.min(outcomes.answered, outcomes.refused)).toBeGreaterThan(0);
});
