import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import type {SearchAnswer} from '../shared/searchApi';
import {createEmbeddedSearch, type ToWorker} from './embeddedSearch';

const INDEX_URL = '/search-index.json';
const QUERY = {query: 'key'};
const answer = (queryID: string): SearchAnswer & {queryID: string} => ({
  ...{hits: [], nbHits: 0, page: 0},
  queryID,
});

const inPage = vi.hoisted(() => ({create: vi.fn()}));
vi.mock('./indexSearch', () => ({createIndexSearch: inPage.create}));

/** A worker in the hands of the test. */
class TestWorker {
  static last: TestWorker;
  posted: ToWorker[] = [];
  isTerminated = false;
  onmessage?: (event: {data: unknown}) => void;
  onerror?: (event: {preventDefault: () => void}) => void;

  constructor() {
    TestWorker.last = this;
  }

  postMessage(message: ToWorker) {
    this.posted.push(structuredClone(message));
  }

  terminate() {
    this.isTerminated = true;
  }
}

/** The search, and the worker that it started. */
function start() {
  const search = createEmbeddedSearch(INDEX_URL);
  return {search, worker: TestWorker.last};
}

const fail = (worker: TestWorker) => worker.onerror?.({preventDefault: () => {}});

beforeEach(() => {
  vi.stubGlobal('Worker', TestWorker);
  inPage.create.mockReset().mockReturnValue({
    ask: () => Promise.resolve(answer('page')),
    prefetch: () => Promise.resolve(),
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('gives each query its own answer, in whatever order the answers arrive', async () => {
  const {search, worker} = start();
  void search.prefetch();
  const answers = Promise.all([search.ask(QUERY), search.ask(QUERY)]);
  expect(worker.posted.map(({type}) => type)).toEqual(['start', 'prefetch', 'ask', 'ask']);
  const [first, second] = worker.posted.flatMap((one) => (one.type === 'ask' ? one.id : []));
  worker.onmessage?.({data: {type: 'answer', id: second, answer: answer('second')}});
  worker.onmessage?.({data: {type: 'answer', id: first, answer: answer('first')}});
  expect(await answers).toEqual([answer('first'), answer('second')]);
  expect(inPage.create).not.toHaveBeenCalled();
});

it('fails a query with the message of the worker', async () => {
  const {search, worker} = start();
  const asked = search.ask(QUERY);
  worker.onmessage?.({data: {type: 'error', id: 1, message: 'no memory'}});
  await expect(asked).rejects.toThrow('no memory');
  expect(inPage.create).not.toHaveBeenCalled();
});

it('answers on the main thread when the worker fails, also the queries that are still open', async () => {
  const {search, worker} = start();
  const underWay = [search.ask(QUERY), search.ask(QUERY)];
  fail(worker);
  const all = await Promise.all([...underWay, search.ask(QUERY)]);
  expect(all).toEqual([answer('page'), answer('page'), answer('page')]);
  expect(worker.isTerminated).toBe(true);
  expect(inPage.create).toHaveBeenCalledExactlyOnceWith(INDEX_URL);
});

it('answers on the main thread when the worker does not respond for 5 s', async () => {
  vi.useFakeTimers();
  const {search, worker} = start();
  const sent = search.ask(QUERY);
  await vi.advanceTimersByTimeAsync(4999);
  expect(worker.isTerminated).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await sent).toEqual(answer('page'));
  expect(worker.isTerminated).toBe(true);
});

it('waits for a worker that has started', async () => {
  vi.useFakeTimers();
  const {worker} = start();
  worker.onmessage?.({data: {type: 'ready'}});
  await vi.advanceTimersByTimeAsync(60_000);
  expect(worker.isTerminated).toBe(false);
});

it.each([
  ['has no workers', undefined],
  [
    'forbids them',
    class {
      constructor() {
        throw new DOMException('blocked', 'SecurityError');
      }
    },
  ],
])('answers in the page when the browser %s', async (_, Worker) => {
  vi.stubGlobal('Worker', Worker);
  const search = createEmbeddedSearch(INDEX_URL);
  void search.prefetch();
  expect(await search.ask(QUERY)).toEqual(answer('page'));
});
