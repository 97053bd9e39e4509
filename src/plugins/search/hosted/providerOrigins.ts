import {liteClient} from 'algoliasearch/lite';

/**
 * List the origins to which the hosted search sends queries. The build allows them in the Content Security Policy. They
 * are read from the client, so change this function only if an upgrade of algoliasearch changes how the client lists
 * its hosts. The list is sorted, because the client shuffles its hosts.
 */
export function providerOrigins({appId, apiKey}: {appId: string; apiKey: string}): string[] {
  return liteClient(appId, apiKey)
    .transporter.hosts.filter(({accept}) => accept !== 'write')
    .map(({protocol, url}) => `${protocol}://${url.toLowerCase()}`)
    .sort();
}
