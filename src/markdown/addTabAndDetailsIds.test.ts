import type {Root} from 'mdast';
import {expect, it} from 'vitest';
import {parseMdx} from '../content/parsePage';
import {attributeText, jsxElements} from '../content/syntaxTree';
import addTabAndDetailsIds from './addTabAndDetailsIds';

const TABS =
  '<Tabs>\n<TabItem value="a">\nA\n</TabItem>\n<TabItem value="b">\nB\n</TabItem>\n</Tabs>';
const FOLDS = '<Details>\nC\n</Details>\n\n<Details id="own">\nD\n</Details>';

it('Each tab and fold gets an id of its own, which starts with that of the section', () => {
  const tree = structuredClone(
    parseMdx(`## Steps\n\n${TABS}\n\n${TABS}\n\n${FOLDS}`),
  ) as unknown as Root;
  Object.assign(tree.children[0] ?? {}, {data: {id: 'steps'}});
  addTabAndDetailsIds()(tree);
  const ids = jsxElements(tree).flatMap((element) => attributeText(element, 'id') ?? []);
  expect(ids).toEqual(['steps-a', 'steps-b', 'steps-a-2', 'steps-b-2', 'steps-details', 'own']);
});
