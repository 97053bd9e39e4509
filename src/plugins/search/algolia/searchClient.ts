import {liteClient, type LiteClient} from 'algoliasearch/lite';
import {createHostsCache} from './hostsCache';
import {readResponse} from './untrusted';
import {createEmbeddedRequester} from '../transport/workerRequester';

/** Embedded: answered from the site's own index. Hosted: by the provider. */
export type SearchMode = 'embedded' | 'hosted';

/** What the client must know of the site. */
export type SearchSettings = {
  appId: string;
  apiKey: string;
  indexName: string;
  mode: SearchMode;
  language: string;
  /** Address of the index pointer by language; used by the embedded search. */
  pointerUrls: Record<string, string>;
};

/** The one search client of the site, the same for the modal and the search page, embedded or hosted. */
export type SearchClient = Pick<LiteClient, 'search' | 'transporter'> & {
  /** Starts to load what the first query needs. Never fails. */
  prefetch(): void;
};

const clients = new Map<string, SearchClient>();

/** The client for these settings; created once. */
export function getSearchClient(settings: SearchSettings): SearchClient {
  const key = [settings.mode, settings.appId, settings.apiKey, settings.language].join('\n');
  const known = clients.get(key);
  if (known) {
    return known;
  }
  const client =
    settings.mode === 'hosted' ? createHostedClient(settings) : createEmbeddedClient(settings);
  clients.set(key, client);
  return client;
}

function createHostedClient({appId, apiKey}: SearchSettings): SearchClient {
  const client = liteClient(appId, apiKey, {hostsCache: createHostsCache()});
  const search = (async (...args: Parameters<LiteClient['search']>) =>
    readResponse(await client.search(...args))) as LiteClient['search'];
  return {transporter: client.transporter, search, prefetch: () => {}};
}

/** A page may stay open for days; when its search is opened, an index older than this is compared with the server's. */
const MAX_INDEX_AGE_MS = process.env.NODE_ENV === 'development' ? 0 : 5 * 60_000;

function createEmbeddedClient(settings: SearchSettings): SearchClient {
  const requester = createEmbeddedRequester({
    indexName: settings.indexName,
    language: settings.language,
    pointerUrls: settings.pointerUrls,
    maxAgeMs: MAX_INDEX_AGE_MS,
  });
  const client = liteClient(settings.appId, settings.apiKey, {
    requester,
    // There is one "host", and it may be tried again at once: without a memory of hosts that are down, a search
    // works as soon as the index can be loaded instead of two minutes later.
    hosts: [{url: 'search.invalid', accept: 'readWrite', protocol: 'https'}],
    hostsCache: noCache,
    // The engine answers faster than a cache of serialised answers.
    responsesCache: noCache,
  });
  return {
    transporter: client.transporter,
    search: client.search.bind(client),
    prefetch: requester.prefetch,
  };
}

/**
 * Tells the site's owner why a provider refused a search (specification, section 8). An unreachable host is on the screen
 * and, embedded, in the console already.
 */
export function reportFailure(error: unknown): void {
  if (error instanceof Error && error.name !== 'RetryError') {
    const status = 'status' in error ? ` (${String(error.status)})` : '';
    console.warn(`Search failed: ${error.message}${status}`);
  }
}

/** A cache that remembers nothing. */
const noCache = {
  get: <T>(_key: unknown, fetchValue: () => Promise<T>) => fetchValue(),
  set: <T>(_key: unknown, value: T) => Promise.resolve(value),
  delete: () => Promise.resolve(),
  clear: () => Promise.resolve(),
};
