import {expect, it} from 'vitest';
import {jsxAttributes} from '../lib/jsxNodes';
import {componentProblem} from '../markdown/importComponents';

it.each([
  [
    'a component without an entry',
    'FactTable',
    {},
    '<FactTable> has no entry in src/components/registry.ts. Fix: add `FactTable: {},`',
  ],
  ['a name with a typo', 'Vlaue', {}, 'there is no component <Vlaue>. Fix: Did you mean Value?'],
  [
    'missing texts',
    'HsmMap',
    {hsm: '', title: 'Keys'},
    '<HsmMap> lacks alt="…", console="…", supplier="…", hsm="…",',
  ],
])('explains %s', (_what, name, attributes, message) => {
  expect(componentProblem({name, attributes: jsxAttributes(attributes)})).toContain(message);
});
