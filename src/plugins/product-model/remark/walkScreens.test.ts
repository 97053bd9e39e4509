import type {Root} from 'mdast';
import {describe, expect, it} from 'vitest';
import {parseMdx} from '../../translations/tree';
import {model} from '../modelFixture';
import type {JsxElement} from './jsx';
import walkScreens from './walkScreens';

const CALLOUT = '<Callout at="label:kms.Create key" />';

const LACKING = '<Callout at="field:key.kcv" />';

function run(text: string, aside?: true): Root {
  const tree = parseMdx(text) as unknown as Root;
  const screens = model.screens.map((screen) => ({
    ...screen,
    callouts: screen.callouts.map((callout) => ({...callout, aside})),
  }));
  walkScreens({siteDir: '/site', model: {screens}})(tree, {path: '/site/docs/a.mdx'});
  return tree;
}

describe('walkScreens', () => {
  it('puts a screen and its steps together, and numbers the callouts of the steps', () => {
    const tree = run(`<Screen id="create-key" />\n\n1. Select it ${CALLOUT}.\n2. Wait.`);
    const [walk] = tree.children as JsxElement[];
    expect(tree.children).toHaveLength(1);
    expect(walk).toMatchObject({name: 'Walkthrough', children: [{name: 'Screen'}, {type: 'list'}]});
    expect(JSON.stringify(walk)).toContain('"name":"data-n","value":"1"');
  });

  it.each([
    ['without steps', '<Screen id="create-key" />\n\nText.'],
    ['before a list that is not ordered', '<Screen id="create-key" />\n\n- A\n- B'],
  ])('leaves a screen %s as it is', (_name, text) => {
    expect(run(text).children[0]).toMatchObject({name: 'Screen'});
  });

  it('asks for no step where a callout stands aside', () => {
    expect(run('<Screen id="create-key" />\n\n1. Wait.', true).children).toHaveLength(1);
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
