import {expect, it} from 'vitest';
import {providerOrigins} from './providerOrigins';

it('lists the hosts from which the client reads, in the same order in every build', () => {
  expect(providerOrigins({appId: 'LOOPBACK01', apiKey: 'a'.repeat(32)})).toEqual([
    'https://loopback01-1.algolianet.com',
    'https://loopback01-2.algolianet.com',
    'https://loopback01-3.algolianet.com',
    'https://loopback01-dsn.algolia.net',
  ]);
});
