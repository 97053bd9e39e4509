import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {createFileFilter} from './findProblems';
import {EXAMPLE_TESTS} from './runPrograms';

it('finds the problems in the translation of a saved page', () => {
  const isShown = createFileFilter(['docs/obis/a.mdx', 'data/values/a.yaml']);
  const inFile = (file: string) => isShown({file, line: 1, rule: '', message: '', fix: ''});
  expect(inFile('i18n/zh/docusaurus-plugin-content-docs/current/obis/a.mdx')).toBe(true);
  expect(inFile('data/values/a.yaml')).toBe(true);
  expect(inFile('docs/obis/b.mdx')).toBe(false);
});

it.each(EXAMPLE_TESTS)('finds the tests of examples in %s', (file) => {
  const exists = fs.existsSync(path.resolve(import.meta.dirname, '../..', file));
  expect(exists, 'Correct EXAMPLE_TESTS in tools/check/runPrograms.ts.').toBe(true);
});
