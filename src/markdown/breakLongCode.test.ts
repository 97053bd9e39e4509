import type {Element, Root} from 'hast';
import {expect, test} from 'vitest';
import breakLongCode from './breakLongCode';

const element = (tagName: string, ...children: Element['children']): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});
const code = (value: string) => element('code', {type: 'text', value});
const root = (...children: Root['children']): Root => ({type: 'root', children});

test('adds line breaks to long inline code, but not to short inline code or code blocks', () => {
  const long = element('p', code('edge.sz02.factory.example.com'));
  const short = element('p', code('VERIFY-01'));
  const block = element('pre', code('edge.sz02.example.com'));
  const unchanged = structuredClone(block);
  breakLongCode()(root(long, short, block));
  expect(long.children).toMatchObject([
    {type: 'mdxJsxTextElement', name: 'code', attributes: [{name: 'translate', value: 'no'}]},
  ]);
  expect(short.children).toMatchObject([{tagName: 'code', properties: {translate: 'no'}}]);
  expect(JSON.stringify(long).match(/wbr/g)).toHaveLength(3);
  expect(block).toEqual(unchanged);
});
