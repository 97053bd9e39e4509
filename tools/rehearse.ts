/**
 * `npm run rehearse`: does in a copy of the site what GROWTH.md says (a version, a third language, a second manual), builds the copy
 * and tests it in Chromium.
 */
import {spawnSync} from 'node:child_process';
import {parseArgs} from 'node:util';
import {runMain} from './runMain';

function main(): number {
  const {values} = parseArgs({options: {reporter: {type: 'string', multiple: true}}});
  const reporters = (values.reporter ?? ['default']).map((name) => `--reporter=${name}`);
  const {status} = spawnSync(
    'npx',
    ['vitest', 'run', '--config', 'tests/rehearsal/vitest.config.ts', ...reporters],
    {stdio: 'inherit', shell: process.platform === 'win32'},
  );
  return status ?? 1;
}

void runMain(main);
