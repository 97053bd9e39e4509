import {liteClient, type LiteClient} from 'algoliasearch/lite';
import type {Search} from '../shared/search';
import {createHostsCache} from './hostsCache';
import {readAnswer} from './untrusted';

type Provider = {appId: string; apiKey: string; indexName: string};

/**
 * Makes the provider's own client.
 * @throws Error '`appId` is missing.' or '`apiKey` is missing.'
 */
export function createProviderClient({appId, apiKey}: Omit<Provider, 'indexName'>): LiteClient {
  return liteClient(appId, apiKey, {hostsCache: createHostsCache()});
}

/** Makes the search that the provider answers. */
export function createHostedSearch({indexName, ...credentials}: Provider): Search {
  const client = createProviderClient(credentials);
  return {
    ask: async (query) => readAnswer(await client.search({requests: [{indexName, ...query}]})),
    prefetch: () => Promise.resolve(),
  };
}
