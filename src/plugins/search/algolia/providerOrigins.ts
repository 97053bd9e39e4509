import {liteClient} from 'algoliasearch/lite';

/** The origins that the client of the hosted search asks, sorted: the client shuffles its fallbacks. */
export function providerOrigins({appId, apiKey}: {appId: string; apiKey: string}): string[] {
  return liteClient(appId, apiKey)
    .transporter.hosts.filter(({accept}) => accept !== 'write')
    .map(({protocol, url}) => `${protocol}://${url.toLowerCase()}`)
    .sort();
}
