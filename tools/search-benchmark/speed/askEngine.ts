import {createEngine, type SearchEngine} from '../../../src/plugins/search/engine/engine';
import {createRequester} from '../../../src/plugins/search/transport/requester';
import {unpackIndex} from '../../../src/plugins/search/shared/packedIndex';
import type {QueryKind} from './queries';

/** Times in milliseconds of one query: finding and ordering, and the whole answer with its highlighted hits. */
export type QueryTimes = {kind: string; query: string; search: number[]; answer: number[]};

/** Times of the engine by itself, without network, worker and screen. */
export type EngineTimes = {load: number; queries: QueryTimes[]};

const INDEX_NAME = 'speed';
const SNIPPETS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'].map(
  (level) => `hierarchy.${level}:10`,
);

/**
 * Loads an index file into an engine and asks it all queries. Runs in Node and, bundled, on the main thread of a page.
 * @param file the parsed index file
 */
export async function askEngine(
  file: unknown,
  language: string,
  kinds: QueryKind[],
  repeats: number,
): Promise<EngineTimes> {
  const startedAt = performance.now();
  const engine = await createEngine(unpackIndex(file, language));
  const load = performance.now() - startedAt;
  const queries = kinds.flatMap(({kind, queries: texts}) =>
    texts.map((query): QueryTimes => ({kind, query, search: [], answer: []})),
  );
  // The first round warms the engine up, as the first keystrokes of a reader do.
  for (let round = 0; round <= repeats; round++) {
    for (const times of queries) {
      const search = time(() => engine.search(times.query, () => true));
      const answer = await timeAnswer(engine, times.query);
      if (round > 0) {
        times.search.push(search);
        times.answer.push(answer);
      }
    }
  }
  return {load, queries};
}

function time(run: () => unknown): number {
  const startedAt = performance.now();
  run();
  return performance.now() - startedAt;
}

async function timeAnswer(engine: SearchEngine, query: string): Promise<number> {
  const requester = createRequester(INDEX_NAME, {
    currentLanguage: engine.language,
    load: () => Promise.resolve(engine),
  });
  const data = JSON.stringify({
    requests: [
      {
        indexName: INDEX_NAME,
        query,
        hitsPerPage: 20,
        attributesToRetrieve: ['hierarchy', 'content', 'type', 'url'],
        attributesToSnippet: [...SNIPPETS, 'content:10'],
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
      },
    ],
  });
  const startedAt = performance.now();
  const {status, content} = await requester.send({
    method: 'POST',
    url: 'https://search.invalid/1/indexes/*/queries',
    data,
  });
  const took = performance.now() - startedAt;
  if (status !== 200) {
    throw new Error(`The engine answered ${status} to "${query}": ${content.slice(0, 200)}`);
  }
  return took;
}
