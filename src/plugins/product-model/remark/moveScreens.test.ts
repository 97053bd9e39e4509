import type {Root} from 'mdast';
import {describe, expect, it} from 'vitest';
import {parseMdx} from '../../../content/parsePage';
import moveScreens from './moveScreens';

function run(text: string): Root {
  const tree = structuredClone(parseMdx(text)) as unknown as Root;
  moveScreens()(tree);
  return tree;
}

describe('moveScreens', () => {
  it('moves a screen below its steps', () => {
    const tree = run('<Screen id="create-key" />\n\n1. Select it.\n2. Wait.');
    expect(tree.children).toMatchObject([{type: 'list'}, {name: 'Screen'}]);
  });

  it.each([
    ['without steps', '<Screen id="create-key" />\n\nText.'],
    ['before a list that is not ordered', '<Screen id="create-key" />\n\n- A\n- B'],
  ])('leaves a screen %s in its place', (_name, text) => {
    expect(run(text).children[0]).toMatchObject({name: 'Screen'});
  });
});
