import {spawnSync} from 'node:child_process';
import {appendFileSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {writeServerFiles} from '../../tools/servers/writeServerFiles';
import {temporaryFolder} from '../fixtures/temporaryFolder';
import {writeSampleSite} from './sampleSite';
import {startServer, type RunningServer} from './startServer';

const SITE_DIR = path.resolve(__dirname, '../..');
const BASE_URL = '/obis-docs/';

/** A build, its compression and the smoke suite on a loaded machine. */
const MINUTES = 60_000;

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

const pack = (args: readonly string[], env?: Record<string, string>) =>
  run(['npm', 'run', '--silent', 'pack', '--', ...args], SITE_DIR, env);

/** Packs and says where the archive is. */
function makePack(name: string, args: readonly string[], env?: Record<string, string>): string {
  const out = path.join(work, `${name}.out`);
  const {status, output} = pack([...args, '--out', out], env);
  expect(status, output).toBe(0);
  const archive = path.join(out, readdirSync(out).find((file) => file.endsWith('.gz')) ?? '');
  const instructions = readFileSync(archive.replace(/tar[.]gz$/, 'html'), 'utf8');
  expect(instructions).toContain(`sha256sum ${path.basename(archive)}`);
  expect(output).toContain(run(['sha256sum', archive]).output.slice(0, 64));
  return archive;
}

/** Writes a sample build as `npm run build` does. */
function writeBuild(name: string): string {
  const build = path.join(work, name);
  writeSampleSite(build, BASE_URL);
  writeServerFiles(build, `${build}.server`);
  const origin = {version: '2026-01-01-1a2b3c4-dirty', time: 1767225600000, unready: ['1 fact']};
  writeFileSync(`${build}.server/origin.json`, JSON.stringify(origin));
  return build;
}

const [privateKey, publicKey] = [path.join(work, 'key.pem'), path.join(work, 'pub.pem')];
run(['openssl', 'genrsa', '-out', privateKey, '3072']);
run(['openssl', 'rsa', '-in', privateKey, '-pubout', '-out', publicKey]);

describe('npm run pack', () => {
  let build: string;
  beforeAll(() => void (build = writeBuild('small')));

  it('makes the same archive at another time and in another time zone', () => {
    const args = ['--from', build, '--key', privateKey];
    const [first, second] = ['UTC', 'Asia/Shanghai'].map((TZ) =>
      readFileSync(makePack(TZ, args, {TZ})).toString('base64'),
    );
    expect(second).toEqual(first);
  });

  it('says what there is to do without a build', () => {
    const {status, output} = pack(['--from', '/no/such/build']);
    expect(status).toBe(1);
    expect(output).toMatch(/\/no\/such\/build.server\/origin.json is missing.*npm run build/);
  });
});

describe('a pack that somebody has changed', () => {
  const sums = (folder: string) => {
    const file = path.join(folder, 'SHA256SUMS');
    const {output} = run(['sha256sum', 'start.py', 'site/page.html'], folder);
    const others = readFileSync(file, 'utf8').replace(/.* (?:start.py|site\/page.html)\n/g, '');
    writeFileSync(file, others + output);
  };
  const change = (name: string, text: string) => (folder: string) =>
    appendFileSync(path.join(folder, name), text);

  it.each([
    [
      'a module added',
      change('argparse.py', 'print("foreign code")'),
      'not in SHA256SUMS: argparse',
    ],
    [
      'a twin added',
      change('site/samples/a.pem.gz', 'x'),
      'not in SHA256SUMS: site/samples/a.pem.gz',
    ],
    ['a byte changed', change('site/page.html', ' '), 'damaged: site/page.html'],
    ['a page and the list changed', change('site/page.html', ' '), undefined, sums],
    ['start.py forged, a page changed', change('start.py', '# True'), undefined, sums],
  ])('is refused: %s', (name, attack, told, hide?: typeof sums) => {
    const archive = makePack(name, ['--from', writeBuild(name), '--key', privateKey]);
    const args = ['-verify', publicKey, '-signature', `${archive}.sig`, archive];
    const verify = () => run(['openssl', 'dgst', '-sha256', ...args]);
    const start = () => run(['sh', 'start.sh', '--check'], folder);
    const folder = archive.replace(/[.]tar[.]gz$/, '');
    run(['tar', '-xzf', archive, '-C', path.dirname(archive)]);
    expect([verify(), start().status]).toEqual([{status: 0, output: 'Verified OK\n'}, 0]);

    attack(folder);
    hide?.(folder);
    run(['tar', '-czf', archive, '-C', path.dirname(folder), path.basename(folder)]);
    expect(verify().status).toBe(1);
    const {status, output} = start();
    expect(output).not.toContain('foreign code');
    // What the list hides only the signature, or the sum, of the archive tells.
    expect([status, output]).toEqual([told ? 1 : 0, expect.stringContaining(told ?? '')]);
  });
});

describe('the pack of the manual', () => {
  let folder: string;
  let nginx: RunningServer | undefined;
  afterAll(() => nginx?.stop());

  beforeAll(() => {
    const build = path.join(work, 'manual');
    const {status, output} = run(['npm', 'run', 'build', '--', '--out-dir', build], SITE_DIR, {
      BASE_URL,
    });
    expect(status, output).toBe(0);
    const archive = makePack('manual', ['--from', build]);
    expect(run(['tar', '-xzf', archive, '-C', work]).status).toBe(0);
    folder = path.join(work, path.basename(archive, '.tar.gz'));
    expect(run(['sh', 'start.sh', '--check'], folder)).toMatchObject({status: 0});
  }, 9 * MINUTES);

  it(
    'passes the journeys in Chromium when nginx serves it',
    async () => {
      nginx = await startServer('nginx', folder, '');
      const SMOKE_ORIGIN = nginx.origin + BASE_URL;
      const journeys = ['test', '--config=tests/browsers', '--project=chromium'];
      const {status, output} = run(['npx', 'playwright', ...journeys], SITE_DIR, {SMOKE_ORIGIN});
      expect(status, output).toBe(0);
      expect(output).toMatch(/\d+ passed/);
    },
    9 * MINUTES,
  );
});
