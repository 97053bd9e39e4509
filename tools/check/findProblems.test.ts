import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {createFileFilter, findUnusedFacts, isError} from './findProblems';
import {EXAMPLE_TESTS} from './runPrograms';

it('finds the problems in the translation of a saved page', () => {
  const isShown = createFileFilter(['docs/obis/a.mdx', 'data/values/a.yaml']);
  const inFile = (file: string) => isShown({file, line: 1, rule: '', message: '', fix: ''});
  expect(inFile('i18n/zh/docusaurus-plugin-content-docs/current/obis/a.mdx')).toBe(true);
  expect(inFile('data/values/a.yaml')).toBe(true);
  expect(inFile('docs/obis/b.mdx')).toBe(false);
});

it('refuses an error code without a row on a page, and warns of other facts that no page shows', () => {
  const fact = (prefix: string, name: string, routes: string[]) => {
    const text = {en: 'A', zh: '甲'};
    const source = {kind: 'assumed'} as const;
    const place = {file: 'data/a.yaml', line: 1, path: []};
    return {id: `${prefix}:${name}`, prefix, name: text, summary: text, source, routes, ...place};
  };
  const problems = findUnusedFacts([
    fact('error', 'cert-01', ['/markdown-features']),
    fact('error', 'cert-02', ['/obis/reference/error-codes']),
    fact('error', 'no-code', []),
    fact('value', 'a', []),
  ]);
  expect(problems.map((problem) => [problem.message, isError(problem)])).toEqual([
    ['no page shows error:cert-01', true],
    ['no page shows error:no-code', false],
    ['no page shows value:a', false],
  ]);
});

it.each(EXAMPLE_TESTS)('finds the tests of examples in %s', (file) => {
  const exists = fs.existsSync(path.resolve(import.meta.dirname, '../..', file));
  expect(exists, 'Correct EXAMPLE_TESTS in tools/check/runPrograms.ts.').toBe(true);
});
