import path from 'node:path';
import {beforeEach, expect, it} from 'vitest';
import {temporaryFolder} from '@site/tests/fixtures/temporaryFolder';
import {findEnglishFile, listPagePairs} from './pagePairs';
import {headingById, listRoutes, localeOf, pageTitle, sitePath} from './pages';

const {dir: site, write} = temporaryFolder();

beforeEach(() => {
  write('docs/page.mdx', '# Page\n\n## Red: `FAIL` {/* #red */}\n\n## New {/* #new */}\n');
  write(
    'i18n/zh/docusaurus-plugin-content-docs/current/page.mdx',
    '# 页面\n\n## 变红：<UI>不合格</UI> {/* #red */}\n',
  );
});

it('finds the path of a page on the site, and its language', () => {
  expect(sitePath(site, path.join(site, 'docs', 'page.mdx'))).toBe('docs/page.mdx');
  expect(localeOf('docs/page.mdx')).toBe('en');
  expect(localeOf('i18n/zh/docusaurus-plugin-content-docs/current/page.mdx')).toBe('zh');
});

it('names a page and its headings in the language of the reader', () => {
  expect(pageTitle(site, '/page', 'zh')).toBe('页面');
  expect(headingById(site, '/page', 'red', 'en')).toBe('Red: FAIL');
  expect(headingById(site, '/page', 'red', 'zh')).toBe('变红：不合格');
});

it('lists the pages of cut versions below the name of their version', () => {
  write('versioned_docs/version-1.0/obis/page.mdx', '# Page\n');
  write('i18n/zh/docusaurus-plugin-content-docs/version-1.0/obis/page.mdx', '# 页面\n');
  expect([...listRoutes(site)]).toEqual(['/page', '/1.0/obis/page']);
});

it('falls back to English for a heading that is not translated yet', () => {
  expect(headingById(site, '/page', 'new', 'zh')).toBe('New');
});

it('has no name for an anchor that is no heading', () => {
  expect(headingById(site, '/page', 'verify-01', 'en')).toBeUndefined();
  expect(headingById(site, '/missing', 'red', 'en')).toBeUndefined();
});

it('leaves `index` out of the route of a page and of its translation', () => {
  const translation = 'i18n/zh/docusaurus-plugin-content-docs/current/keys/index.mdx';
  write('docs/keys/index.mdx', '# Keys\n');
  write(translation, '# 密钥\n');
  expect([...listRoutes(site)]).toEqual(['/keys', '/page']);
  expect(listPagePairs(site, 'zh').map(({route}) => route)).toEqual(['/keys', '/page']);
  const english = {englishFile: 'docs/keys/index.mdx', route: '/keys'};
  expect(findEnglishFile(translation)).toEqual(english);
});

it('finds the title of the first page of a folder, below comments in its front matter', () => {
  write('docs/guide/index.mdx', '---\n# role: TODO\n---\n\n# Guide\n');
  expect(pageTitle(site, '/guide', 'en')).toBe('Guide');
});
