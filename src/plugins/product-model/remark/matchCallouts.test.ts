import type {Root} from 'mdast';
import {describe, expect, it} from 'vitest';
import {parseMdx} from '../../../content/parsePage';
import {model} from '../modelFixture';
import matchCallouts from './matchCallouts';

function run(text: string): Root {
  const tree = structuredClone(parseMdx(text)) as unknown as Root;
  matchCallouts({siteDir: '/site', model})(tree, {path: '/site/docs/a.mdx'});
  return tree;
}

describe('matchCallouts', () => {
  it('moves a screen below its steps, and replaces callouts in the steps by the letters of the screen', () => {
    const tree = run(
      '<Screen id="create-key" />\n\n1. Select it <Callout at="label:kms.Create key" />.\n2. Wait.',
    );
    expect(tree.children).toMatchObject([{type: 'list'}, {name: 'Screen'}]);
    expect(JSON.stringify(tree)).toContain('"name":"data-callout","value":"A"');
  });

  it.each([
    ['without steps', '<Screen id="create-key" />\n\nText.'],
    ['before a list that is not ordered', '<Screen id="create-key" />\n\n- A\n- B'],
  ])('leaves a screen %s in its place', (_name, text) => {
    expect(run(text).children[0]).toMatchObject({name: 'Screen'});
  });

  it('stops the build for a callout that the screen does not have', () => {
    expect(() =>
      run('<Screen id="create-key" />\n\n1. <Callout at="label:kms.Create kye" />'),
    ).toThrow(
      /docs\/a\.mdx:3 the screen "create-key" has no .* Did you mean label:kms\.Create key/,
    );
  });

  it('stops the build for a callout outside of the steps', () => {
    const callout = '<Callout at="label:kms.Create key" />';
    expect(() => run(`<Screen id="create-key" />\n\nText.\n\n1. ${callout}`)).toThrow(
      /docs\/a\.mdx:5 <Callout> is in no ordered list/,
    );
  });
});
