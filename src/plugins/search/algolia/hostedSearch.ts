import {liteClient, type LiteClient} from 'algoliasearch/lite';
import type {Search} from '../shared/searchApi';
import {readAnswer} from './readAnswer';

type Provider = {appId: string; apiKey: string; indexName: string};
type HostsCache = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['hostsCache']>;

/**
 * Create a cache for the state of the provider's hosts, so that the client skips a failing host for two minutes. With
 * its own cache it does not, because it stores a host under its address and state but looks it up by its address
 * (algoliasearch 5.64, `createTransporter`).
 */
function createHostsCache(): HostsCache {
  const hosts = new Map<string, unknown>();
  const urlOf = (host: unknown) => (host as {url: string}).url;
  return {
    get: <T>(host: unknown, ifUnknown: () => Promise<T>) =>
      Promise.resolve((hosts.get(urlOf(host)) as T | undefined) ?? ifUnknown()),
    set: (host, state) => Promise.resolve(hosts.set(urlOf(host), state)).then(() => state),
    delete: (host) => Promise.resolve(void hosts.delete(urlOf(host))),
    clear: () => Promise.resolve(hosts.clear()),
  };
}

/**
 * Create the client of the provider.
 * @throws Error '`appId` is missing.' or '`apiKey` is missing.'
 */
export function createProviderClient({appId, apiKey}: Omit<Provider, 'indexName'>): LiteClient {
  return liteClient(appId, apiKey, {hostsCache: createHostsCache()});
}

/** Create a search that the provider answers. */
export function createHostedSearch({indexName, ...credentials}: Provider): Search {
  const client = createProviderClient(credentials);
  return {
    ask: async (query) => readAnswer(await client.search({requests: [{indexName, ...query}]})),
    prefetch: () => Promise.resolve(),
  };
}
