import {expect, it} from 'vitest';
import {formatFindings} from './finding';

it('shows a finding on one line', () => {
  const finding = {file: 'docs/a,b.mdx', line: 3, rule: 'a:b', message: '100 %', fix: 'mean y?'};
  expect(formatFindings([finding])).toEqual(['docs/a,b.mdx:3 a:b: 100 %. Fix: mean y?']);
});
