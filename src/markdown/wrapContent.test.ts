import type {Root} from 'hast';
import {expect, it} from 'vitest';
import wrapContent from './wrapContent';

const IMPORT = {type: 'mdxjsEsm', value: ''} as const;

it.each([
  ['docs/a.mdx', 'en', undefined],
  ['i18n/zh/docusaurus-plugin-content-docs/current/a.mdx', 'zh', undefined],
  ['docs/a.mdx', 'zh', {className: 'markdown', lang: 'en'}],
  ['src/pages/a.mdx', 'en', {className: 'markdown'}],
  ['src/pages/a.mdx', 'zh', {className: 'markdown', lang: 'en'}],
  ['i18n/zh/docusaurus-plugin-content-pages/a.mdx', 'zh', {className: 'markdown'}],
])('%s in %s: %j', (file, currentLocale, attributes) => {
  const tree: Root = {type: 'root', children: [IMPORT, {type: 'text', value: 'Keys'}]};
  const before = structuredClone(tree);
  wrapContent({siteDir: '/site', currentLocale})(tree, {path: `/site/${file}`});
  const element = {
    type: 'mdxJsxFlowElement',
    name: 'div',
    attributes: Object.entries(attributes ?? {}).map(([name, value]) => ({name, value})),
    children: [{value: 'Keys'}],
  };
  expect(tree).toMatchObject(attributes ? {children: [IMPORT, element]} : before);
});
