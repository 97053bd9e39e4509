import {execFileSync, spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {HOSTED_BUILD_DIR, HOSTED_ENV} from './fixtures/hostedSite';

const CONFIG = 'tests/fixtures/hosted.config.ts';
const KEY_FILE = `${HOSTED_BUILD_DIR}.key`;

/** Hashes what the build reads: every file that is not ignored, without tests. */
function hashSources(): string {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const patterns = ['--', ':!tests', ':!*.test.*', ':!*.md'];
  const files = execFileSync('git', [...args, ...patterns], {encoding: 'utf8'});
  const hash = createHash('sha256');
  for (const file of [...files.split('\0').filter(Boolean), CONFIG]) {
    // Git also lists files that were deleted and not committed yet.
    if (existsSync(file)) hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Builds the other deployment: hosted search, below a base URL. It stays until a source changes. */
test('the site is built with hosted search, below /docs/', () => {
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
