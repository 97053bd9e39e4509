import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {escapeUndecodableHash, normalizeUrl} from './normalizeUrl';

const ORIGIN = 'https://docs.example.com';

const PIECES = [
  ...'/ // \\ . .. /index.html .html index.html obis zh /zh/ search evil.example @ : :80'.split(
    ' ',
  ),
  ...'% %2 %25 %2525 %2F %2f%2f %5C %00 %E0%A4%A %E6%96%87 %ED%A0%80 ％ 文 javascript:'.split(' '),
  ...'? & = # #steps < > " \' ` { } ; + __proto__'.split(' '),
  ...[' ', '\t', '\n', '\0', '\ud83d'],
];

const text = fc.oneof(
  fc.array(fc.constantFrom(...PIECES), {maxLength: 12}).map((pieces) => pieces.join('')),
  fc.string({unit: 'binary'}),
);

/** URLs of the site with any path, query and hash, as a browser parses them. */
const addresses = fc
  .record({pathname: text, search: text, hash: text})
  .map((parts) => Object.assign(new URL(ORIGIN), parts));

describe('any URL', () => {
  it('is normalized to a URL of this site that the router can decode', () => {
    const baseUrls = fc.constantFrom('/', '/zh/', '/docs/zh/');
    fc.assert(
      fc.property(addresses, baseUrls, (address, baseUrl) => {
        const normalized = normalizeUrl(address, baseUrl);
        const url = normalized === null ? address : new URL(normalized, address);
        // history.replaceState throws for another origin.
        expect(url.origin).toBe(ORIGIN);
        expect(url.pathname.startsWith('//')).toBe(false);
        expect(() => decodeURI(decodeURI(url.pathname))).not.toThrow();
        expect(() => decodeURIComponent(url.hash)).not.toThrow();
        expect(url.search).toBe(address.search);
      }),
    );
  });

  it('gets a hash that can be decoded, even if a script has set the hash', () => {
    fc.assert(
      fc.property(text, (hash) => {
        expect(() => decodeURIComponent(escapeUndecodableHash(`#${hash}`))).not.toThrow();
      }),
    );
  });
});
