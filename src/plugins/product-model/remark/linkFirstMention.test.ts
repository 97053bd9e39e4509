import type {Root} from 'mdast';
import {expect, it} from 'vitest';
import type {JsxElement} from '../../../lib/jsxNodes';
import linkFirstMention from './linkFirstMention';

const term = (): JsxElement => ({
  type: 'mdxJsxTextElement',
  name: 'Term',
  attributes: [{type: 'mdxJsxAttribute', name: 'id', value: 'hsm'}],
  children: [],
});

it('links a term once in each section, also in the paragraph below the title, and never in a heading', () => {
  const terms = [term(), term(), term(), term()];
  const [lead, again, heading, later] = terms as [JsxElement, JsxElement, JsxElement, JsxElement];
  const tree = {
    type: 'root',
    children: [
      {type: 'heading', depth: 1, children: [{type: 'text', value: 'Keys'}]},
      {type: 'paragraph', children: [lead]},
      {type: 'paragraph', children: [again]},
      {type: 'heading', depth: 2, children: [heading]},
      {type: 'paragraph', children: [later]},
    ],
  } as Root;
  linkFirstMention()(tree);
  const isPlain = ({attributes}: JsxElement) =>
    attributes.some((each) => 'name' in each && each.name === 'plain');
  expect(terms.map(isPlain)).toEqual([false, true, true, false]);
});
