import {describe, expect, it} from 'vitest';
import {
  escapeUndecodableHash,
  escapeUndecodablePathname,
  normalizeUrl,
  removeHtmlEnding,
} from './normalizeUrl';

describe('removeHtmlEnding', () => {
  it.each([
    ['/index.html', '/', '/'],
    ['/zh/index.html', '/zh/', '/zh/'],
    ['/docs/zh/index.html', '/docs/zh/', '/docs/zh/'],
    ['/markdown-page.html', '/', '/markdown-page'],
    ['/zh/markdown-page.html', '/zh/', '/zh/markdown-page'],
    ['/obis/common/glossary/index.html', '/', '/obis/common/glossary'],
    ['/.html', '/', '/.html'],
    ['/index', '/', '/index'],
    ['/a.html/b', '/', '/a.html/b'],
    ['/', '/', '/'],
  ])('turns %s at base %s into %s', (pathname, baseUrl, expected) => {
    expect(removeHtmlEnding(pathname, baseUrl)).toBe(expected);
  });
});

describe('escapeUndecodablePathname', () => {
  it('keeps a pathname that the router can decode', () => {
    expect(escapeUndecodablePathname('/a%20b')).toBe('/a%20b');
    expect(escapeUndecodablePathname('/%E6%96%87')).toBe('/%E6%96%87');
  });

  it('replaces the percent signs if the first or the second decoding would fail', () => {
    expect(escapeUndecodablePathname('/%E0%A4%A')).toBe('/％E0％A4％A');
    expect(escapeUndecodablePathname('/100%25')).toBe('/100％25');
  });
});

describe('escapeUndecodableHash', () => {
  it.each([
    ['', ''],
    ['#steps', '#steps'],
    ['#%E6%AD%A5', '#%E6%AD%A5'],
    ['#%', '#%25'],
    ['#100%-a%20b', '#100%25-a%2520b'],
  ])('turns %s into %s', (hash, expected) => {
    expect(escapeUndecodableHash(hash)).toBe(expected);
  });
});

describe('normalizeUrl', () => {
  it('returns null for a URL that needs no change', () => {
    expect(normalizeUrl({pathname: '/search', search: '?q=%', hash: '#a'}, '/')).toBeNull();
  });

  it('makes one slash of several', () => {
    expect(normalizeUrl({pathname: '//a///b.html', search: '?x=//', hash: ''}, '/')).toBe(
      '/a/b?x=//',
    );
  });

  it('keeps search and hash', () => {
    expect(normalizeUrl({pathname: '/zh/index.html', search: '?a=1', hash: '#b'}, '/zh/')).toBe(
      '/zh/?a=1#b',
    );
  });
});
