import {describe, expect, it} from 'vitest';
import {bookLink} from './bookLinks';

const context = {
  routes: new Set(['/docs/obis/kms', '/docs/zh/obis/kms']),
  siteUrl: 'https://site.example',
};
const from = (href: string) => bookLink(href, '/docs/obis/kms', context);

describe('bookLink', () => {
  it.each([
    ['a page of the book', '/docs/obis/kms', '#docs-obis-kms'],
    ['a heading of another language', '/docs/zh/obis/kms#keys', '#docs-zh-obis-kms--keys'],
    ['a heading of the same page', '#keys', '#docs-obis-kms--keys'],
    ['an encoded id', '#%E9%92%A5', '#docs-obis-kms--钥'],
    ['the published address', 'https://site.example/docs/obis/kms', '#docs-obis-kms'],
    ['a page outside', '/docs/search', 'https://site.example/docs/search'],
    ['a file beside the page', 'a.pem', 'https://site.example/docs/obis/a.pem'],
    ['another site', 'https://nist.gov/a?b#c', 'https://nist.gov/a?b#c'],
    ['mail', 'mailto:a@b.example', 'mailto:a@b.example'],
  ])('turns %s into an address of the book', (_, href, expected) => {
    expect(from(href)).toBe(expected);
  });
});
