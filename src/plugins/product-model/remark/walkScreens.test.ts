import type {Root} from 'mdast';
import {describe, expect, it} from 'vitest';
import {parseMdx} from '../../translations/tree';
import {model} from '../modelFixture';
import walkScreens from './walkScreens';

const CALLOUT = '<Callout at="label:kms.Create key" />';

const LACKING = '<Callout at="field:key.kcv" />';

function run(text: string, screens = model.screens): Root {
  const tree = parseMdx(text) as unknown as Root;
  walkScreens({siteDir: '/site', model: {screens}})(tree, {path: '/site/docs/a.mdx'});
  return tree;
}

describe('walkScreens', () => {
  it('shows a screen after its steps, and gives their callouts its letters', () => {
    const tree = run(`<Screen id="create-key" />\n\n1. Select it ${CALLOUT}.\n2. Wait.`);
    expect(tree.children).toMatchObject([{type: 'list'}, {name: 'Screen'}]);
    expect(JSON.stringify(tree)).toContain('"name":"data-mark","value":"A"');
  });

  it.each([
    ['without steps', '<Screen id="create-key" />\n\nText.'],
    ['before a list that is not ordered', '<Screen id="create-key" />\n\n- A\n- B'],
  ])('leaves a screen %s as it is', (_name, text) => {
    expect(run(text).children[0]).toMatchObject({name: 'Screen'});
  });

  it('wants the callouts in the order of the steps, each as often as it is named', () => {
    const screens = model.screens.map((screen) => ({
      ...screen,
      callouts: [...screen.callouts, {at: 'field:key.kcv', en: 'KCV', zh: 'KCV'}],
    }));
    const steps = (...all: string[]) => `<Screen id="create-key" />\n\n1. ${all.join(' ')}`;
    expect(run(steps(CALLOUT, CALLOUT, LACKING, CALLOUT), screens).children).toHaveLength(2);
    expect(() => run(steps(LACKING, CALLOUT), screens)).toThrow(
      /:3 the steps come to "field:key\.kcv" b/,
    );
  });

  it.each([
    ['<Screen id="create-key" />\n\n1. Wait.', /:3 no step refers to .*"label:kms\.Create key" of/],
    [
      `<Screen id="create-key" />\n\n1. ${LACKING}`,
      /:3 the screen "create-key" has no callout at "f/,
    ],
    [
      `1. Wait ${CALLOUT}.`,
      /:1 a <Callout> belongs into steps that directly follow a <Screen>\. Fix: /,
    ],
  ])('stops the build for %j', (text, message) => {
    expect(() => run(text)).toThrow(message);
  });
});
