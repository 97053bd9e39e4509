import {spawnSync} from 'node:child_process';
import {appendFileSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {afterAll, expect, it} from 'vitest';
import {ensureChromium} from '../../tools/browser/ensureChromium';
import {writeServerFiles} from '../../tools/server-config/writeServerFiles';
import {temporaryFolder} from '../fixtures/temporaryFolder';
import {send} from './request';
import {TEXTS, writeSampleSite} from './sampleSite';
import {startServer} from './startServer';

const SITE_DIR = path.resolve(__dirname, '../..');
const BASE_URL = '/obis-docs/';

const {dir: work} = temporaryFolder(afterAll);

function run(command: readonly string[], cwd = SITE_DIR, env: Record<string, string> = {}) {
  const [program = '', ...args] = command;
  const {status, stdout, stderr} = spawnSync(program, args, {
    cwd,
    encoding: 'utf8',
    env: {...process.env, ...env},
    maxBuffer: 1e8,
  });
  return {status, output: `${stdout}${stderr}`};
}

/** Make an offline archive and return its path. */
function makeArchive(name: string, args: readonly string[], env?: Record<string, string>): string {
  const out = path.join(work, `${name}.out`);
  const command = ['npm', 'run', '--silent', 'archive', '--', ...args, '--out', out];
  const {status, output} = run(command, SITE_DIR, env);
  expect(status, output).toBe(0);
  const archive = path.join(out, readdirSync(out).find((file) => file.endsWith('.gz')) ?? '');
  const instructions = readFileSync(archive.replace(/tar[.]gz$/, 'html'), 'utf8');
  expect(instructions).toContain(`sha256sum ${path.basename(archive)}`);
  expect(output).toContain(run(['sha256sum', archive]).output.slice(0, 64));
  return archive;
}

/** Unpack an archive beside it and return the folder. */
function unpack(archive: string): string {
  expect(run(['tar', '-xzf', archive, '-C', path.dirname(archive)]).status).toBe(0);
  return archive.replace(/[.]tar[.]gz$/, '');
}

/** Write a small build as `npm run build` leaves it. */
function writeBuild(name: string): string {
  const build = path.join(work, name);
  writeSampleSite(build, BASE_URL);
  writeServerFiles(build, `${build}.server`);
  const buildInfo = {
    version: '2026-01-01-1a2b3c4-dirty',
    time: 1767225600000,
  };
  writeFileSync(`${build}.server/build-info.json`, JSON.stringify(buildInfo));
  return build;
}

it('an archive made at another time and in another time zone is identical', () => {
  const args = ['--from', writeBuild('small')];
  const [first, second] = ['UTC', 'Asia/Shanghai'].map((TZ) =>
    readFileSync(makeArchive(TZ, args, {TZ})).toString('base64'),
  );
  expect(second).toEqual(first);
});

it('the start script serves the files of the archive and no others, below its path', async () => {
  const folder = unpack(makeArchive('started', ['--from', writeBuild('started')]));
  const server = await startServer('start.py', folder, '');
  try {
    const page = 'text/html; charset=utf-8';
    for (const [asked, ...expected] of [
      ['', 200, page, TEXTS.home],
      ['page?q', 200, page, TEXTS.page],
      ['zh/', 200, page, TEXTS.chineseHome],
      ['moved', 200, page, 'cannot redirect'],
      ['img/logo.svg', 200, 'image/svg+xml', '<svg/>'],
      ['samples/a.tar.gz', 200, 'application/gzip', 'TAR'],
      ['nothing', 404, page, TEXTS.notFound],
      ['404', 404, page, TEXTS.notFound],
      ['404.html', 404, page, TEXTS.notFound],
      ['_headers', 404, page, TEXTS.notFound],
      ['.git/config', 404, page, TEXTS.notFound],
      ['../start.py', 404, page, TEXTS.notFound],
      ['%2e%2e/%2e%2e/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd', 404, page, TEXTS.notFound],
    ] as const) {
      const {status, headers, body} = await send(server.origin, BASE_URL + asked);
      const found = [status, headers['content-type'], body.toString()];
      const [code, type, text] = expected;
      expect(found, asked).toEqual([code, type, expect.stringContaining(text)]);
      expect(headers['cache-control']).toBe('no-cache');
    }
    expect((await send(server.origin, '/page')).status).toBe(404);
  } finally {
    await server.stop();
  }
});

it.each([
  ['a module was added', 'argparse.py', 'print("foreign code")', 'not in SHA256SUMS: argparse'],
  ['a page was changed', 'site/page.html', ' ', 'damaged: site/page.html'],
])('a changed archive is refused by its start script: %s', (name, file, text, message) => {
  const folder = unpack(makeArchive(name, ['--from', writeBuild(name)]));
  appendFileSync(path.join(folder, file), text);
  const {status, output} = run(['sh', 'start.sh'], folder);
  expect([status, output]).toEqual([1, expect.stringContaining(message)]);
  expect(output).not.toContain('foreign code');
});

it('the archive of the manual is complete, and nginx serves it below another path', async () => {
  const build = path.join(work, 'manual');
  const built = run(['npm', 'run', 'build', '--', '--out-dir', build], SITE_DIR, {BASE_URL});
  expect(built.status, built.output).toBe(0);
  const folder = unpack(makeArchive('manual', ['--from', build]));
  expect(run(['sha256sum', '--check', '--quiet', 'SHA256SUMS'], folder).status).toBe(0);
  const list = (dir: string) => readdirSync(dir, {recursive: true, encoding: 'utf8'});
  expect(list(path.join(folder, 'site'))).toEqual(expect.arrayContaining(list(build)));

  const nginx = await startServer('nginx', folder, '');
  const browser = await chromium.launch({executablePath: ensureChromium()});
  try {
    const page = await browser.newPage();
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('response', (answer) => {
      if (!answer.ok()) problems.push(`${answer.status()} ${answer.url()}`);
    });
    await page.goto(`${nginx.origin}${BASE_URL}obis/feature-guide/kms/delete-a-key`);
    await page.locator('[data-has-hydrated=true]').waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('searchbox').fill('Key management overview');
    await page.locator('.DocSearch-Hit a[href$="kms/overview"]').first().click();
    await page.getByRole('heading', {level: 1, name: 'Key management overview'}).waitFor();
    expect(problems).toEqual([]);
  } finally {
    await browser.close();
    await nginx.stop();
  }
}, 600_000);
