/**
 * `npm run bench:servers [-- --seconds 5]`: requests a second and errors of nginx and Caddy on a copy of `build/`, with 1,000
 * keep-alive connections of wrk, on loopback only. deploy/README.md has the figures.
 */
import {spawnSync} from 'node:child_process';
import {cpSync, mkdtempSync, readdirSync, rmSync, statSync} from 'node:fs';
import {cpus, tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {markdownTable} from 'markdown-table';
import {apt, ensureProgram, findProgram} from './browser/findProgram';
import {precompress} from './serve/precompress';
import {baseUrlOf} from './servers/baseUrlOf';
import {ensureServers} from './servers/ensureServers';
import {parseWrk} from './servers/parseWrk';
import {startServer} from './servers/startServer';
import {runMain} from './runMain';

const CONNECTIONS = 1000;
const MAX_SECONDS = 30;

/** The largest script, as an address below the base URL. */
function largestScript(folder: string): string {
  const scripts = path.join(folder, 'assets/js');
  const size = (file: string) => statSync(path.join(scripts, file)).size;
  const [first = ''] = readdirSync(scripts)
    .filter((file) => file.endsWith('.js'))
    .sort((a, b) => size(b) - size(a));
  return `assets/js/${first}`;
}

function load(address: string, seconds: number, status: number) {
  const {stdout, stderr, error} = spawnSync(
    'wrk',
    [
      '-t1',
      `-c${CONNECTIONS}`,
      `-d${seconds}s`,
      '--timeout',
      '10s',
      '-H',
      'Accept-Encoding: gzip',
      address,
    ],
    {encoding: 'utf8'},
  );
  if (error) throw new Error(`wrk did not run: ${error.message}`);
  return parseWrk(`${stdout}${stderr}`, status);
}

async function main(): Promise<void> {
  const {values} = parseArgs({options: {seconds: {type: 'string', default: '5'}}});
  const seconds = Number(values.seconds);
  if (!Number.isInteger(seconds) || seconds < 1 || seconds > MAX_SECONDS) {
    throw new Error(
      `--seconds ${values.seconds} is not from 1 to ${MAX_SECONDS}. Valid example: --seconds 5`,
    );
  }
  const build = path.resolve('build');
  const baseUrl = baseUrlOf(build);
  const isWrkThere = ensureProgram('wrk', () => findProgram(['wrk']), [`${apt} install -y wrk`]);
  const missing = ensureServers().concat(isWrkThere ? [] : ['nginx', 'caddy']);
  const folder = mkdtempSync(path.join(tmpdir(), 'obis-load-'));
  const rows = [['Server', 'Request', 'Requests a second', 'Requests', 'Errors']];
  try {
    cpSync(build, folder, {recursive: true});
    await precompress(folder);
    const targets = [
      ['HTML', '', 200],
      ['asset', largestScript(folder), 200],
      ['not found', 'nothing', 404],
    ] as const;
    for (const name of ['nginx', 'caddy'] as const) {
      if (missing.includes(name)) {
        console.log(`not measured: ${name}, since it or wrk could not be installed`);
        continue;
      }
      const server = await startServer(name, folder);
      for (const [request, target, status] of targets) {
        const {perSecond, requests, errors} = load(
          server.origin + baseUrl + target,
          seconds,
          status,
        );
        rows.push([name, request, perSecond, requests, errors].map(String));
      }
      await server.stop();
    }
  } finally {
    rmSync(folder, {recursive: true});
  }
  console.log(`${CONNECTIONS} connections, ${seconds} s each, ${cpus().length} cores\n`);
  console.log(markdownTable(rows));
}

void runMain(main);
