import {liteClient} from 'algoliasearch/lite';

/** Return the origins that the client of the hosted search asks. They are sorted, because the client shuffles them. */
export function providerOrigins({appId, apiKey}: {appId: string; apiKey: string}): string[] {
  return liteClient(appId, apiKey)
    .transporter.hosts.filter(({accept}) => accept !== 'write')
    .map(({protocol, url}) => `${protocol}://${url.toLowerCase()}`)
    .sort();
}
