import {expect, it} from 'vitest';
import {createHostsCache} from './hostsCache';

const host = (url: string, more: object = {}) => ({
  url,
  protocol: 'https',
  accept: 'read',
  ...more,
});
const unknown = () => Promise.resolve('unknown');

it('knows a host by its address, whatever else the client adds to it, until it is forgotten', async () => {
  const cache = createHostsCache();
  await cache.set(host('a.example', {status: 'down', lastUpdate: 1}), 'down');
  expect(await cache.get(host('a.example'), unknown)).toBe('down');
  expect(await cache.get(host('a.example', {protocol: 'http'}), unknown)).toBe('unknown');
  expect(await cache.get(host('b.example'), unknown)).toBe('unknown');
  await cache.delete(host('a.example'));
  expect(await cache.get(host('a.example'), unknown)).toBe('unknown');
});
