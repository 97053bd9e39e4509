import {spawnSync} from 'node:child_process';
import {generateKeyPairSync} from 'node:crypto';
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {ask} from './ask';
import {SERVERS} from './programs';
import {writeSampleSite} from './sampleSite';
import {freePort, type RunningServer} from '../../tools/servers/startProgram';
import {
  startCaddy,
  startNginx,
  startPython,
  type ServerName,
} from '../../tools/servers/startServer';

const SITE_DIR = path.resolve(__dirname, '../..');
const BASE_URL = '/obis-docs/';

/** A build, its compression and the smoke suite on a loaded machine. */
const MINUTES = 60_000;

const work = mkdtempSync(path.join(tmpdir(), 'obis-packs-'));
afterAll(() => rmSync(work, {recursive: true}));

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

/** Packs and says where the archives are. */
function makePack(name: string, args: readonly string[], env?: Record<string, string>): string[] {
  const out = path.join(work, `${name}.out`);
  const {status, output} = pack([...args, '--out', out], env);
  expect(status, output).toBe(0);
  return readdirSync(out)
    .sort()
    .map((file) => path.join(out, file));
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
  beforeAll(async () => {
    mkdirSync(build);
    await writeSampleSite(build, BASE_URL);
  });

  it('makes the same archives at another time and in another time zone', () => {
    const args = ['--from', build, '--key', privateKey];
    const [first, second] = ['UTC', 'Asia/Shanghai'].map((TZ) =>
      makePack(TZ, args, {TZ}).map((file) => readFileSync(file).toString('base64')),
    );
    expect(first).toHaveLength(2);
    expect(second).toEqual(first);
  });

  it('gives the files of another build another time, which is all that an ETag may see', async () => {
    const other = path.join(work, 'other');
    mkdirSync(other);
    await writeSampleSite(other, BASE_URL);
    writeFileSync(path.join(other, 'module.wasm'), 'MSAW');
    const times = [build, other].map((folder) => {
      const [archive = ''] = makePack(path.basename(folder), ['--from', folder]);
      return run(['tar', '--full-time', '-tvzf', archive])
        .output.split('\n')[0]
        ?.split(/\s+/)
        .slice(3, 5);
    });
    expect(times[0]).not.toEqual(times[1]);
  });

  it.each([
    [['--from', 'BUILD', '--base-url', '/docs/'], /was built for \/obis-docs\/, not for \/docs\//],
    [['--from', '/no/such/build'], /No built site in \/no\/such\/build/],
    [['--from', 'BUILD', '--key', '/no/such/key'], /--key \/no\/such\/key cannot be read/],
    [['--from', 'BUILD', '--key', 'PUBLIC'], /must be a private key/],
  ])('refuses %j', (args, reason) => {
    const names: Record<string, string> = {BUILD: build, PUBLIC: publicKey};
    const {status, output} = pack(args.map((arg) => names[arg] ?? arg));
    expect([status, output]).toEqual([1, expect.stringMatching(reason)]);
  });
});

describe('the pack of the manual', () => {
  let folder: string;
  const servers: RunningServer[] = [];
  afterAll(() => Promise.all(servers.map((server) => server.stop())));

  /** A configuration of the pack, changed as its comments say, to listen on loopback only. */
  const changed = (file: string, lineBefore: string, lineAfter: string) =>
    readFileSync(path.join(folder, 'servers', file), 'utf8')
      .replaceAll('/srv/obis-docs/site', path.join(folder, 'site'))
      .replace(lineBefore, lineAfter);
  const nginxConfig = (port: number) =>
    changed('nginx/obis-docs.conf', 'listen 8080;', `listen 127.0.0.1:${port};`);
  const caddyfile = (port: number) =>
    changed('caddy/Caddyfile', ':8080 {', `:${port} {\nbind 127.0.0.1`);

  async function started(server: Promise<RunningServer>): Promise<string> {
    servers.push(await server);
    return (await server).origin;
  }

  const verify = () =>
    run(
      [
        'openssl',
        'dgst',
        '-sha256',
        '-verify',
        publicKey,
        '-signature',
        'SHA256SUMS.sig',
        'SHA256SUMS',
      ],
      folder,
    );
  const checks = [
    ['sha256sum', '--quiet', '-c', 'SHA256SUMS'],
    ['python3', 'start.py', '--check'],
    ['sh', 'start.sh', '--check'],
  ];

  beforeAll(() => {
    const [archive = '', zip = ''] = makePack('manual', [
      '--base-url',
      BASE_URL,
      '--key',
      privateKey,
    ]);
    const unpacked = path.join(work, 'unpacked');
    mkdirSync(unpacked);
    expect(run(['tar', '-xzf', archive, '-C', unpacked]).status).toBe(0);
    expect(run(['python3', '-m', 'zipfile', '-e', zip, `${unpacked}.zip`]).status).toBe(0);
    const [name = ''] = readdirSync(unpacked);
    folder = path.join(unpacked, name);
    expect(run(['diff', '-r', unpacked, `${unpacked}.zip`])).toEqual({status: 0, output: ''});
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

  it('is served by nginx, Caddy and Python, in both languages', async () => {
    const starters: Record<
      Exclude<ServerName, 'serve'>,
      (port: number) => Promise<RunningServer>
    > = {
      nginx: (port) => startNginx(nginxConfig(port), port),
      caddy: (port) => startCaddy(caddyfile(port), port),
      'start.py': (port) => startPython(folder, port),
    };
    for (const name of SERVERS.filter((each) => each !== 'serve')) {
      const origin = await started(starters[name](await freePort()));
      for (const [target, status, text] of [
        ['', 200, '<html lang="?en'],
        ['zh/', 200, '<html lang="?zh-CN'],
        ['obis/introduction/overview', 200, 'OBIS'],
        ['zh/nothing', 404, '<html lang="?zh-CN'],
        ['obis/introduction/overview.html', 301, ''],
        ['search-index.json', 200, ''],
      ] as const) {
        const answer = await ask(origin, BASE_URL + target, {
          headers: {'accept-encoding': 'identity'},
        });
        expect([target, answer.status]).toEqual([target, status]);
        expect(answer.body.toString()).toMatch(new RegExp(text));
      }
      const compressed = await ask(origin, BASE_URL, {headers: {'accept-encoding': 'gzip'}});
      expect(compressed.headers['content-encoding']).toBe('gzip');
      expect(compressed.headers['content-security-policy']).toMatch(/default-src 'self'/);
    }
  });

  it.runIf(SERVERS.includes('nginx'))(
    'passes the smoke suite when nginx serves it',
    async () => {
      const port = await freePort();
      const origin = await started(startNginx(nginxConfig(port), port));
      const smoke = ['npx', 'playwright', 'test', '-c', 'tests/browsers', '--project=chromium'];
      const {status, output} = run(smoke, SITE_DIR, {SMOKE_ORIGIN: origin + BASE_URL});
      expect(status, output).toBe(0);
      expect(output).toMatch(/\d+ passed/);
    },
    9 * MINUTES,
  );
});
