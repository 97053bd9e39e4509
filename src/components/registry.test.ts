import {existsSync} from 'node:fs';
import {expect, it} from 'vitest';
import {jsxAttributes} from '../lib/jsxNodes';
import {explainComponent} from '../markdown/importComponents';
import {COMPONENTS} from './registry';

it.each(Object.entries(COMPONENTS))('<%s> has a module', (name, {module}) => {
  const file = `src/components/${name}/index.tsx`;
  const fix = `write ${file}, or remove ${name} from src/components/registry.ts`;
  expect(module !== undefined || existsSync(file), fix).toBe(true);
});

it.each([
  [
    'a component without an entry',
    'FactTable',
    {},
    '<FactTable> has no entry in src/components/registry.ts. Fix: add `FactTable: {},`',
  ],
  ['a name with a typo', 'Limt', {}, 'there is no component <Limt>. Fix: Did you mean Limit?'],
  [
    'missing texts',
    'HsmMap',
    {hsm: '', title: 'Keys'},
    '<HsmMap> lacks alt="…", console="…", supplier="…", hsm="…",',
  ],
])('explains %s', (_what, name, attributes, message) => {
  expect(explainComponent({name, attributes: jsxAttributes(attributes)})).toContain(message);
});
