import type {Element, Root} from 'hast';
import {expect, test} from 'vitest';
import breakMachineValues from './breakMachineValues';
import styleSteps from './styleSteps';

const element = (tagName: string, ...children: Element['children']): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});
const code = (value: string) => element('code', {type: 'text', value});
const root = (...children: Root['children']): Root => ({type: 'root', children});

test('long inline code breaks between its parts, short code and blocks do not', () => {
  const long = element('p', code('edge.sz02.factory.example.com'));
  const others = [element('p', code('VERIFY-01')), element('pre', code('edge.sz02.example.com'))];
  const unchanged = structuredClone(others);
  breakMachineValues()(root(long, ...others));
  expect(long.children).toMatchObject([{type: 'mdxJsxTextElement', name: 'code'}]);
  expect(JSON.stringify(long).match(/wbr/g)).toHaveLength(4);
  expect(others).toEqual(unchanged);
});

test('the outer of two ordered lists is the steps, wherever it stands', () => {
  const inner = element('ol', element('li'));
  const steps = element('ol', element('li', inner));
  const inBullets = element('ol');
  styleSteps()(root(element('section', steps), element('ul', element('li', inBullets))));
  expect(steps.properties.className).toEqual(['steps']);
  expect([inner, inBullets].map(({properties}) => properties.className)).toEqual([
    undefined,
    undefined,
  ]);
});
