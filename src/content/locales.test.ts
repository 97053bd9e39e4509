import {expect, it} from 'vitest';
import {homePattern} from './locales';

it.each([
  ['/', ['/', '/zh/', '/zh'], ['/obis/', '/zh/obis/introduction/overview', '/zhou']],
  [
    '/docs/',
    ['/docs/', '/docs', '/docs/zh/', '/docs/zh'],
    ['/', '/zh/', '/docs/obis/', '/docszh/'],
  ],
  ['/v1.2/', ['/v1.2/', '/v1.2/zh/'], ['/v132/']],
])('knows the landing pages below %s', (baseUrl, home, others) => {
  // As the theme compiles it (isRegexpStringMatch).
  const isHome = (pathname: string) => new RegExp(homePattern(baseUrl), 'gi').test(pathname);
  expect(home.filter(isHome)).toEqual(home);
  expect(others.filter(isHome)).toEqual([]);
});
