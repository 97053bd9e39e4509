import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import type {SearchResponse} from '../shared/searchApi';
import {createEmbeddedSearch, type WorkerRequest} from './embeddedSearch';

const INDEX_URL = '/search-index.json';
const QUERY = {query: 'key'};
const answer = (queryID: string): SearchResponse & {queryID: string} => ({
  ...{hits: [], nbHits: 0},
  queryID,
});

/** A worker in the hands of the test. */
class TestWorker {
  static all: TestWorker[] = [];
  posted: WorkerRequest[] = [];
  isTerminated = false;
  onmessage?: (event: {data: unknown}) => void;
  onerror?: (event: {preventDefault: () => void}) => void;

  constructor() {
    TestWorker.all.push(this);
  }

  postMessage(message: WorkerRequest) {
    this.posted.push(structuredClone(message));
  }

  terminate() {
    this.isTerminated = true;
  }
}

const lastWorker = () => TestWorker.all.at(-1) as TestWorker;

/** The search, and the worker that it started. */
function start() {
  const search = createEmbeddedSearch(INDEX_URL);
  return {search, worker: lastWorker()};
}

const fail = (worker: TestWorker) => worker.onerror?.({preventDefault: () => {}});

beforeEach(() => {
  TestWorker.all = [];
  vi.stubGlobal('Worker', TestWorker);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('gives each query its own answer, in whatever order the answers arrive', async () => {
  const {search, worker} = start();
  const answers = Promise.all([search(QUERY), search(QUERY)]);
  expect(worker.posted.map(({type}) => type)).toEqual(['start', 'search', 'search']);
  const [first, second] = worker.posted.flatMap((one) => (one.type === 'search' ? one.id : []));
  worker.onmessage?.({data: {type: 'response', id: second, response: answer('second')}});
  worker.onmessage?.({data: {type: 'response', id: first, response: answer('first')}});
  expect(await answers).toEqual([answer('first'), answer('second')]);
});

it('fails a query with the message of the worker, which goes on', async () => {
  const {search, worker} = start();
  const asked = search(QUERY);
  worker.onmessage?.({data: {type: 'error', id: 1, message: 'no memory'}});
  await expect(asked).rejects.toThrow('no memory');
  expect(worker.isTerminated).toBe(false);
});

it('fails the open queries when the worker fails, and asks a new worker next', async () => {
  const {search, worker} = start();
  const open = Promise.allSettled([search(QUERY), search(QUERY)]);
  fail(worker);
  expect((await open).map(({status}) => status)).toEqual(['rejected', 'rejected']);
  expect(worker.isTerminated).toBe(true);
  const asked = search(QUERY);
  expect(TestWorker.all).toHaveLength(2);
  lastWorker().onmessage?.({data: {type: 'response', id: 1, response: answer('new')}});
  expect(await asked).toEqual(answer('new'));
});

it('fails when the worker does not respond for 5 s', async () => {
  vi.useFakeTimers();
  const {search, worker} = start();
  const asked = expect(search(QUERY)).rejects.toThrow('the search worker failed');
  await vi.advanceTimersByTimeAsync(4999);
  expect(worker.isTerminated).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await asked;
  expect(worker.isTerminated).toBe(true);
});

it('waits for a worker that has started', async () => {
  vi.useFakeTimers();
  const {worker} = start();
  worker.onmessage?.({data: {type: 'ready'}});
  await vi.advanceTimersByTimeAsync(60_000);
  expect(worker.isTerminated).toBe(false);
});

it('fails the query when the browser forbids workers', async () => {
  vi.stubGlobal(
    'Worker',
    class {
      constructor() {
        throw new DOMException('blocked', 'SecurityError');
      }
    },
  );
  const search = createEmbeddedSearch(INDEX_URL);
  await expect(search(QUERY)).rejects.toThrow('blocked');
});
