import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {createHostedSearch, createProviderClient} from './hostedSearch';

// Use the browser build of the provider's library. Its defaults differ from the defaults of the Node build.
vi.mock('algoliasearch/lite', () => vi.importActual('algoliasearch/dist/lite/builds/browser.js'));

/** A fake of XMLHttpRequest, whose response a test controls. */
class Request {
  static sent: Request[] = [];
  /** Called when a request is sent. By default, a request never gets a response. */
  static answer: (request: Request) => void = () => {};

  readonly OPENED = 1;
  readyState = 1;
  status = 0;
  responseText = '';
  url = new URL('https://not.opened/');
  isAborted = false;
  onreadystatechange = () => {};
  onerror = () => {};
  onload = () => {};

  open(_method: string, url: string) {
    this.url = new URL(url);
  }
  setRequestHeader() {}
  getAllResponseHeaders() {
    return '';
  }
  abort() {
    this.isAborted = true;
  }
  send() {
    Request.sent.push(this);
    Request.answer(this);
  }

  connect() {
    this.readyState = 2;
    this.onreadystatechange();
  }
  respond(status: number, body: string) {
    this.status = status;
    this.responseText = body;
    queueMicrotask(() => this.onload());
  }
  refuse() {
    queueMicrotask(() => this.onerror());
  }
}

const NEAREST = 'loopback01-dsn.algolia.net';
const FOUND = '{"results": [{"hits": [], "nbHits": 0, "queryID": "00"}]}';
const hostOf = (request?: Request) => request?.url.host;

const CREDENTIALS = {appId: 'LOOPBACK01', apiKey: 'search'};

const newSearch = (more: Partial<typeof CREDENTIALS> = {}) =>
  createHostedSearch({indexName: 'Snowball', ...CREDENTIALS, ...more});

const ask = (search = newSearch(), query = 'key') => search({query});

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', Request);
  Request.sent = [];
  Request.answer = () => {};
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('timeouts of the hosted search', () => {
  const isAbortedAt = async (milliseconds: number) => {
    await vi.advanceTimersByTimeAsync(milliseconds - 1);
    expect(Request.sent.map(({isAborted}) => isAborted)).toEqual([false]);
    await vi.advanceTimersByTimeAsync(1);
    return Request.sent[0]?.isAborted;
  };

  it('gives up connecting after 1 s and asks the next host', async () => {
    const answer = ask();
    expect(await isAbortedAt(1_000)).toBe(true);
    expect(Request.sent).toHaveLength(2);
    expect(hostOf(Request.sent[0])).toBe(NEAREST);
    expect(hostOf(Request.sent[1])).toMatch(/^loopback01-[123]\.algolianet\.com$/);
    Request.sent[1]?.respond(200, FOUND);
    expect(await answer).toEqual({hits: [], nbHits: 0, queryID: '00'});
  });

  it('gives up reading after 2 s', async () => {
    Request.answer = (request) => request.connect();
    ask().catch(() => {});
    expect(await isAbortedAt(2_000)).toBe(true);
  });

  it('gives up writing after 30 s (the site makes no such call)', async () => {
    Request.answer = (request) => request.connect();
    const {transporter} = createProviderClient(CREDENTIALS);
    const call = {method: 'POST', path: '/1/custom', queryParameters: {}, headers: {}} as const;
    transporter.request(call).catch(() => {});
    expect(await isAbortedAt(30_000)).toBe(true);
  });
});

describe('hosts of the hosted search', () => {
  it('fails with an error that names a possible cause when all hosts are down', async () => {
    Request.answer = (request) => request.refuse();
    await expect(ask()).rejects.toMatchObject({
      name: 'RetryError',
      message: expect.stringMatching(
        /^Unreachable hosts - your application id may be incorrect\./,
      ) as string,
    });
    expect(new Set(Request.sent.map(hostOf)).size).toBe(4);
  });

  it.each([
    ['refuses connections', (request: Request) => request.refuse()],
    ['answers 503', (request: Request) => request.respond(503, '{}')],
  ])('does not ask a host that %s again for 120 s', async (_, fail) => {
    const search = newSearch();
    Request.answer = (request) =>
      hostOf(request) === NEAREST ? fail(request) : request.respond(200, FOUND);
    await ask(search, 'first');
    expect(Request.sent.map(hostOf)).toEqual([NEAREST, expect.stringContaining('algolianet')]);

    Request.answer = (request) => request.respond(200, FOUND);
    const hostsAfter = async (milliseconds: number) => {
      await vi.advanceTimersByTimeAsync(milliseconds);
      Request.sent = [];
      await ask(search, `after ${milliseconds}`);
      return Request.sent.map(hostOf);
    };
    expect(await hostsAfter(120_000)).not.toContain(NEAREST);
    expect(await hostsAfter(1)).toEqual([NEAREST]);
  });
});

describe('errors of the hosted search', () => {
  it('carry the message and the status of the provider', async () => {
    Request.answer = (request) =>
      request.respond(403, '{"message": "Invalid Application-ID or API key", "status": 403}');
    await expect(ask()).rejects.toMatchObject({
      name: 'ApiError',
      message: 'Invalid Application-ID or API key',
      status: 403,
    });
    expect(Request.sent, 'a refused query is not sent again').toHaveLength(1);
  });

  it('report a body that is not valid JSON', async () => {
    Request.answer = (request) => request.respond(200, '<h1>Proxy</h1>');
    await expect(ask()).rejects.toMatchObject({name: 'DeserializationError'});
  });
});

describe('the client of the provider', () => {
  it('needs an application id and a key', () => {
    expect(() => newSearch({appId: ''})).toThrow('`appId` is missing.');
    expect(() => newSearch({apiKey: ''})).toThrow('`apiKey` is missing.');
  });

  it('has a call for recommendations and a custom POST (the site makes no such calls)', async () => {
    Request.answer = (request) => request.respond(200, '{}');
    const client = createProviderClient(CREDENTIALS);
    await client.getRecommendations([]);
    await client.customPost({path: '1/custom'});
    expect(Request.sent.map(({url}) => decodeURIComponent(url.pathname))).toEqual([
      '/1/indexes/*/recommendations',
      '/1/custom',
    ]);
  });

  it("needs 'searchMethodParams' and its 'requests' for a search", async () => {
    const search = (params: unknown) =>
      Promise.resolve().then(() => createProviderClient(CREDENTIALS).search(params as never));
    await expect(search(undefined)).rejects.toThrow(
      'Parameter `searchMethodParams` is required when calling `search`.',
    );
    await expect(search({})).rejects.toThrow(
      'Parameter `searchMethodParams.requests` is required when calling `search`.',
    );
  });
});
