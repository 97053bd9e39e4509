import {expect, it} from 'vitest';
import {providerOrigins} from './providerOrigins';

it('has the hosts that the client reads from, in the same order at every build', () => {
  expect(providerOrigins({appId: 'LOOPBACK01', apiKey: 'a'.repeat(32)})).toEqual([
    'https://loopback01-1.algolianet.com',
    'https://loopback01-2.algolianet.com',
    'https://loopback01-3.algolianet.com',
    'https://loopback01-dsn.algolia.net',
  ]);
});
