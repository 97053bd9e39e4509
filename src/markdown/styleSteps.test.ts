import type {Element, Root} from 'hast';
import {expect, test} from 'vitest';
import styleSteps from './styleSteps';

const element = (tagName: string, ...children: Element['children']): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});
const root = (...children: Root['children']): Root => ({type: 'root', children});

test('adds the class to outermost ordered lists only', () => {
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
