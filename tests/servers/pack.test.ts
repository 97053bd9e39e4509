import {spawnSync} from 'node:child_process';
import {generateKeyPairSync} from 'node:crypto';
import {appendFileSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
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
  const [archive = '', ...others] = readdirSync(out);
  expect(others).toEqual([]);
  return path.join(out, archive);
}

function writeKeys(): {privateKey: string; publicKey: string} {
  const keys = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: {type: 'spki', format: 'pem'},
    privateKeyEncoding: {type: 'pkcs8', format: 'pem'},
  });
  const [privateKey, publicKey] = [path.join(work, 'key.pem'), path.join(work, 'pub.pem')];
  writeFileSync(privateKey, keys.privateKey);
  writeFileSync(publicKey, keys.publicKey);
  return {privateKey, publicKey};
}

const {privateKey, publicKey} = writeKeys();

describe('npm run pack', () => {
  const build = path.join(work, 'small');
  beforeAll(() => writeSampleSite(build, BASE_URL));

  it('makes the same archive at another time and in another time zone', () => {
    const args = ['--from', build, '--key', privateKey];
    const [first, second] = ['UTC', 'Asia/Shanghai'].map((TZ) =>
      readFileSync(makePack(TZ, args, {TZ})).toString('base64'),
    );
    expect(second).toEqual(first);
  });

  it('gives the files of another build another time, which is all that an ETag may see', () => {
    const other = path.join(work, 'other');
    writeSampleSite(other, BASE_URL);
    writeFileSync(path.join(other, 'module.wasm'), 'MSAW');
    const [first, second] = [build, other].map((folder) => {
      const archive = makePack(path.basename(folder), ['--from', folder]);
      const [line = ''] = run(['tar', '--full-time', '-tvzf', archive]).output.split('\n');
      return line.split(/\s+/).slice(3, 5);
    });
    expect(first).not.toEqual(second);
  });

  it.each([
    [['--from', 'BUILD', '--base-url', '/docs/'], /was built for \/obis-docs\/, not for \/docs\//],
    [['--from', '/no/such/build'], /No built site in \/no\/such\/build/],
    [['--from', 'BUILD', '--key', '/no/such/key'], /--key \/no\/such\/key is no private key/],
    [['--from', 'BUILD', '--key', 'PUBLIC'], /is no private key/],
  ])('refuses %j', (args, reason) => {
    const names: Record<string, string> = {BUILD: build, PUBLIC: publicKey};
    const {status, output} = pack(args.map((arg) => names[arg] ?? arg));
    expect([status, output]).toEqual([1, expect.stringMatching(reason)]);
  });
});

describe('the pack of the manual', () => {
  let folder: string;
  let nginx: RunningServer | undefined;
  afterAll(() => nginx?.stop());

  const verify = () => {
    const signature = ['-signature', 'SHA256SUMS.sig', 'SHA256SUMS'];
    return run(['openssl', 'dgst', '-sha256', '-verify', publicKey, ...signature], folder);
  };
  const checks = [
    ['sha256sum', '--quiet', '-c', 'SHA256SUMS'],
    ['sh', 'start.sh', '--check'],
  ];

  beforeAll(() => {
    const archive = makePack('manual', ['--base-url', BASE_URL, '--key', privateKey]);
    expect(run(['tar', '-xzf', archive, '-C', work]).status).toBe(0);
    folder = path.join(work, path.basename(archive, '.tar.gz'));
  }, 9 * MINUTES);

  it('is whole and signed, and tells what is damaged or forged', () => {
    for (const check of checks) expect(run(check, folder)).toMatchObject({status: 0});
    expect(verify()).toEqual({status: 0, output: 'Verified OK\n'});

    const damaged = path.join(folder, 'site/sitemap.xml');
    const text = readFileSync(damaged);
    appendFileSync(damaged, ' ');
    for (const check of checks) {
      const {status, output} = run(check, folder);
      expect(status).toBe(1);
      expect(output).toContain('sitemap.xml');
    }
    writeFileSync(damaged, text);
    const sums = path.join(folder, 'SHA256SUMS');
    const original = readFileSync(sums);
    appendFileSync(sums, `${'0'.repeat(64)}  forged\n`);
    expect(verify().status).toBe(1);
    writeFileSync(sums, original);
  });

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
