import fc from 'fast-check';
import {expect, it} from 'vitest';
import {findRedirect, listRedirectRules} from './redirectRules';

it.each([
  ['/', '/page.html?a=b.html', '/page?a=b.html'],
  ['/', '/page/', '/page'],
  ['/', '/index.html', '/'],
  ['/', '/zh?a', '/zh/?a'],
  ['/', '//a///b?x=//', '/a///b?x=//'],
  ['/', '/a///b', '/a/b'],
  ['/', '/zh/obis/index', '/zh/obis/'],
  ['/', '/a?b=/c/', undefined],
  ['/', '/zh/', undefined],
  ['/v1.2/', '/v1.2', '/v1.2/'],
  ['/v1.2/', '/v1.2/zh/page.html', '/v1.2/zh/page'],
  ['/v1.2/', '/v1.2/?a', undefined],
  ['/v1.2/', '/v1x2/', '/v1x2'],
])('with the base URL %s, %s is redirected to %s', (baseUrl, asked, expected) => {
  expect(findRedirect(listRedirectRules(baseUrl), asked)).toBe(expected);
});

it.each([
  ['/docs/old', '/docs/new'],
  ['/docs/old.html?q', '/docs/new?q'],
  ['/docs/old/', '/docs/new'],
  ['/docs/zh/old/index.html', '/docs/zh/new#part'],
  ['/docs/old/page', undefined],
  ['/docs/xold', undefined],
])('the old address %s is redirected to %s', (asked, expected) => {
  const moved = [
    {from: '/docs/old', to: '/docs/new'},
    {from: '/docs/zh/old', to: '/docs/zh/new#part'},
  ];
  expect(findRedirect(listRedirectRules('/docs/', moved), asked)).toBe(expected);
});

it('never leads to another host and never loops', () => {
  const target = fc
    .array(fc.constantFrom('/', '\\', 'a', 'index', '.html', '.', '?', 'zh', '//'))
    .map((parts) => `/${parts.join('')}`);
  fc.assert(
    fc.property(target, fc.constantFrom('/', '/docs/'), (asked, baseUrl) => {
      const redirects = listRedirectRules(baseUrl);
      let hops = 0;
      for (let next = findRedirect(redirects, asked); next;) {
        expect(next).not.toMatch(/^[/\\]{2}/);
        expect((hops += 1)).toBeLessThanOrEqual(asked.length);
        next = findRedirect(redirects, next);
      }
    }),
  );
});
