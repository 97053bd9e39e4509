import {liteClient, type LiteClient} from 'algoliasearch/lite';
import type {Search, SearchResponse} from '../shared/searchApi';

type Provider = {appId: string; apiKey: string; indexName: string};
type HostsCache = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['hostsCache']>;

/**
 * Create the cache in which the client remembers which of the provider's hosts failed. The client then does not ask a
 * failed host again for two minutes. The default cache does not work, because the client stores an entry under the host
 * object with its state, but looks it up with the host object without a state (algoliasearch 5.64,
 * `createTransporter`). This cache uses only the URL of the host as the key.
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

/**
 * Create a search that sends its queries to the provider. The hits are those of the index, as in stock Docusaurus: texts are escaped where
 * they are shown (SearchHitLink), and `useResultUrl` turns addresses into paths of this site.
 */
export function createHostedSearch({appId, apiKey, indexName}: Provider): Search {
  const client = createProviderClient({appId, apiKey});
  return async (query) => {
    const {results} = await client.search({requests: [{indexName, ...query}]});
    return results[0] as SearchResponse;
  };
}
