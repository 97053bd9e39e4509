import {describe, expect, it} from 'vitest';
import {formatFindings} from './finding';

describe('formatFindings', () => {
  const finding = {file: 'docs/a,b.mdx', line: 3, rule: 'a:b', message: '100 %', fix: 'mean y?'};
  it('shows a finding on one line', () => {
    expect(formatFindings([finding], {})).toEqual(['docs/a,b.mdx:3 a:b: 100 %. Fix: mean y?']);
  });
  it('annotates the line in a workflow', () => {
    const findings = [{...finding, severity: 'warning'} as const];
    expect(formatFindings(findings, {GITHUB_ACTIONS: 'true'}).at(-1)).toBe(
      '::warning file=docs/a%2Cb.mdx,line=3,title=a%3Ab::100 %25. Fix: mean y?',
    );
  });
});
