import {execFileSync, spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {HOSTED_BUILD_DIR, HOSTED_ENV} from './fixtures/hostedSite';

const CONFIG = 'tests/fixtures/hosted.config.ts';
const KEY_FILE = `${HOSTED_BUILD_DIR}.key`;

/** Hash what the build reads: its environment, and all files that Git does not ignore, except tests and guides. */
function hashSources(): string {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const patterns = ['--', ':!tests', ':!*.test.*', ':!*.md'];
  const files = execFileSync('git', [...args, ...patterns], {encoding: 'utf8'});
  const hash = createHash('sha256').update(JSON.stringify(HOSTED_ENV));
  for (const file of [...files.split('\0').filter(Boolean), CONFIG]) {
    // Git also lists files that were deleted and not committed yet.
    if (existsSync(file)) hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Build the variant of the site with hosted search and a base URL, unless the sources are those of the last such build. */
test('build the site with hosted search and the base URL /docs/', () => {
  test.setTimeout(600_000);
  const key = hashSources();
  if (existsSync(KEY_FILE) && readFileSync(KEY_FILE, 'utf8') === key) return;
  const options = ['--config', CONFIG, '--out-dir', HOSTED_BUILD_DIR];
  const {status, stdout, stderr} = spawnSync('npm', ['run', 'build', '--', ...options], {
    encoding: 'utf8',
    env: {...process.env, ...HOSTED_ENV},
    shell: process.platform === 'win32',
  });
  expect(status, `${stdout}${stderr}`).toBe(0);
  writeFileSync(KEY_FILE, key);
});
