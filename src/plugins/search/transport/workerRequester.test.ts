import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import type {EndRequest} from './requester';
import type {ToWorker} from './workerMessages';
import {createEmbeddedRequester} from './workerRequester';

const SETTINGS = {indexName: 'Snowball', language: 'en', pointerUrls: {}, maxAgeMs: 0};
const REQUEST: EndRequest = {method: 'POST', url: 'https://search.invalid/'};
const answer = (content: string) => ({status: 200, content, isTimedOut: false});

const inPage = vi.hoisted(() => ({create: vi.fn()}));
vi.mock('./pageRequester', () => ({createPageRequester: inPage.create}));

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

/** The requester, and the worker that it started. */
function start() {
  const requester = createEmbeddedRequester(SETTINGS);
  return {requester, worker: TestWorker.last};
}

const fail = (worker: TestWorker) => worker.onerror?.({preventDefault: () => {}});

beforeEach(() => {
  vi.stubGlobal('Worker', TestWorker);
  inPage.create.mockReset().mockReturnValue({
    send: () => Promise.resolve(answer('page')),
    prefetch: vi.fn(),
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('answers each request with its own answer, in whatever order they come', async () => {
  const {requester, worker} = start();
  requester.prefetch();
  const answers = Promise.all([requester.send(REQUEST), requester.send(REQUEST)]);
  expect(worker.posted.map(({type}) => type)).toEqual(['start', 'prefetch', 'request', 'request']);
  const [first, second] = worker.posted.flatMap((one) => (one.type === 'request' ? one.id : []));
  worker.onmessage?.({data: {type: 'response', id: second, response: answer('second')}});
  worker.onmessage?.({data: {type: 'response', id: first, response: answer('first')}});
  expect((await answers).map(({content}) => content)).toEqual(['first', 'second']);
  expect(inPage.create).not.toHaveBeenCalled();
});

it('passes on what the worker says: a warning to the console, an error to the request', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const {requester, worker} = start();
  const sent = requester.send(REQUEST);
  worker.onmessage?.({data: {type: 'warning', warning: 'Search index: cut off'}});
  worker.onmessage?.({data: {type: 'error', id: 1, message: 'no memory'}});
  await expect(sent).rejects.toThrow('no memory');
  expect(warn).toHaveBeenCalledExactlyOnceWith('Search index: cut off');
  expect(inPage.create).not.toHaveBeenCalled();
});

it('answers in the page when the worker fails, the requests under way too', async () => {
  const {requester, worker} = start();
  const underWay = [requester.send(REQUEST), requester.send(REQUEST)];
  fail(worker);
  const all = await Promise.all([...underWay, requester.send(REQUEST)]);
  expect(all.map(({content}) => content)).toEqual(['page', 'page', 'page']);
  expect(worker.isTerminated).toBe(true);
  expect(inPage.create).toHaveBeenCalledExactlyOnceWith(SETTINGS);
});

it('answers in the page when the worker says nothing for 5 s', async () => {
  vi.useFakeTimers();
  const {requester, worker} = start();
  const sent = requester.send(REQUEST);
  await vi.advanceTimersByTimeAsync(4999);
  expect(worker.isTerminated).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect((await sent).content).toBe('page');
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
  const requester = createEmbeddedRequester(SETTINGS);
  requester.prefetch();
  expect((await requester.send(REQUEST)).content).toBe('page');
});

it('is an unreachable host when the code is gone, until it is back', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.doMock('./pageRequester', () => {
    throw new Error('Loading chunk 7 failed');
  });
  const {requester, worker} = start();
  fail(worker);
  expect(await requester.send(REQUEST)).toMatchObject({status: 0, isTimedOut: false});
  expect(warn).toHaveBeenCalledOnce();
  requester.prefetch();
  vi.doMock('./pageRequester', () => ({createPageRequester: inPage.create}));
  expect((await requester.send(REQUEST)).content).toBe('page');
});
