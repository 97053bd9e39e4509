import {liteClient} from 'algoliasearch/lite';

/** List the origins that the client of the provider asks, sorted, because the client shuffles them. */
export function providerOrigins({appId, apiKey}: {appId: string; apiKey: string}): string[] {
  return liteClient(appId, apiKey)
    .transporter.hosts.filter(({accept}) => accept !== 'write')
    .map(({protocol, url}) => `${protocol}://${url.toLowerCase()}`)
    .sort();
}
