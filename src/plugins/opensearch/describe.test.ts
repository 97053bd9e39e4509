// @vitest-environment jsdom
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {describe} from './describe';

const SITE = {language: 'zh-CN', siteUrl: 'https://docs.example.com/base/zh/'};

const parse = (xml: string) =>
  new DOMParser().parseFromString(xml, 'application/xml').documentElement;

test('describes the search of a language, below its base URL', () => {
  const root = parse(describe({...SITE, shortName: 'OBIS 文档', description: '搜索手册'}));
  const text = (name: string) => root.getElementsByTagName(name)[0]?.textContent;
  expect(text('ShortName')).toBe('OBIS 文档');
  expect(text('Language')).toBe('zh-CN');
  expect(text('InputEncoding')).toBe('UTF-8');
  expect(text('Image')).toBe('https://docs.example.com/base/zh/img/favicon.svg');
  expect(root.querySelector('Url[type="text/html"]')?.getAttribute('template')).toBe(
    'https://docs.example.com/base/zh/search?q={searchTerms}',
  );
});

test('any text stays text', () => {
  fc.assert(
    fc.property(fc.string({unit: fc.constantFrom(...'<>&"\'a中]')}), (description) => {
      const root = parse(describe({...SITE, shortName: 'OBIS', description}));
      expect(root.getElementsByTagName('Description')[0]?.textContent).toBe(description);
    }),
  );
});

test('a name that browsers would refuse stops the build', () => {
  expect(() => describe({...SITE, shortName: 'OBIS Documentation', description: ''})).toThrow(
    /"OBIS Documentation" has more than 16 characters/,
  );
});
