import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {getSearchClient, type SearchClient} from './searchClient';

// The build of the provider's library that browsers get. Its defaults differ from those of the build for Node.
vi.mock('algoliasearch/lite', () => vi.importActual('algoliasearch/dist/lite/builds/browser.js'));

/** A request as the library makes it, under the control of a test. */
class Request {
  static sent: Request[] = [];
  /** What becomes of a request when it is sent; without it, nothing ever comes back. */
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
const hostOf = (request?: Request) => request?.url.host;

function newClient(settings: {appId?: string; apiKey?: string; mode?: 'embedded'} = {}) {
  return getSearchClient({
    appId: 'LOOPBACK01',
    // A client is created once for its settings, and remembers.
    apiKey: crypto.randomUUID(),
    indexName: 'Snowball',
    mode: 'hosted',
    language: 'en',
    pointerUrls: {en: '/search-index.json'},
    ...settings,
  });
}

const search = (client: SearchClient, query = 'key') =>
  client.search({requests: [{indexName: 'Snowball', query}]});

const write = ({transporter}: SearchClient) =>
  transporter.request({method: 'POST', path: '/1/custom', queryParameters: {}, headers: {}});

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

  it('connect 1 s, then the next host is asked', async () => {
    const answer = search(newClient());
    expect(await isAbortedAt(1_000)).toBe(true);
    expect(Request.sent).toHaveLength(2);
    expect(hostOf(Request.sent[0])).toBe(NEAREST);
    expect(hostOf(Request.sent[1])).toMatch(/^loopback01-[123]\.algolianet\.com$/);
    Request.sent[1]?.respond(200, '{"results": []}');
    expect(await answer).toMatchObject({results: []});
  });

  it('read 2 s', async () => {
    Request.answer = (request) => request.connect();
    search(newClient()).catch(() => {});
    expect(await isAbortedAt(2_000)).toBe(true);
  });

  it('write 30 s, for calls that the site does not make', async () => {
    Request.answer = (request) => request.connect();
    write(newClient()).catch(() => {});
    expect(await isAbortedAt(30_000)).toBe(true);
  });
});

describe('hosts of the hosted search', () => {
  it('with all of them down, the error names what may be wrong', async () => {
    Request.answer = (request) => request.refuse();
    await expect(search(newClient())).rejects.toMatchObject({
      name: 'RetryError',
      message: expect.stringMatching(
        /^Unreachable hosts - your application id may be incorrect\./,
      ) as string,
    });
    expect(new Set(Request.sent.map(hostOf)).size).toBe(4);
  });

  it('one that fails is down for 120 s', async () => {
    const client = newClient();
    Request.answer = (request) =>
      hostOf(request) === NEAREST ? request.refuse() : request.respond(200, '{"results": []}');
    await search(client, 'first');
    expect(Request.sent.map(hostOf)).toEqual([NEAREST, expect.stringContaining('algolianet')]);

    Request.answer = (request) => request.respond(200, '{"results": []}');
    const hostsAfter = async (milliseconds: number) => {
      await vi.advanceTimersByTimeAsync(milliseconds);
      Request.sent = [];
      await search(client, `after ${milliseconds}`);
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
    await expect(search(newClient())).rejects.toMatchObject({
      name: 'ApiError',
      message: 'Invalid Application-ID or API key',
      status: 403,
    });
    expect(Request.sent, 'a refusal is not tried again').toHaveLength(1);
  });

  it('tell of a body that is not valid JSON', async () => {
    Request.answer = (request) => request.respond(200, '<h1>Proxy</h1>');
    await expect(search(newClient())).rejects.toMatchObject({name: 'DeserializationError'});
  });
});

describe.each(['hosted', 'embedded'] as const)('the %s client', (mode) => {
  const settings = mode === 'embedded' ? {mode} : {};

  it('needs an application id and a key', () => {
    expect(() => newClient({...settings, appId: ''})).toThrow('`appId` is missing.');
    expect(() => newClient({...settings, apiKey: ''})).toThrow('`apiKey` is missing.');
  });

  it("needs 'searchMethodParams' and its 'requests' for a search", async () => {
    const ask = (params: unknown) =>
      Promise.resolve().then(() => newClient(settings).search(params as never));
    await expect(ask(undefined)).rejects.toThrow(
      'Parameter `searchMethodParams` is required when calling `search`.',
    );
    await expect(ask({})).rejects.toThrow(
      'Parameter `searchMethodParams.requests` is required when calling `search`.',
    );
  });
});
