import {spawn} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {securityHeaders} from '../../src/security/headers';
import {createSiteServer} from '../../tools/serve/createSiteServer';
import {listen} from '../../tools/serve/listen';
import {baseUrlOf} from '../../tools/servers/baseUrlOf';
import {caddyConfig} from '../../tools/servers/caddyConfig';
import {nginxConfig} from '../../tools/servers/nginxConfig';
import {servingRules} from '../../tools/servers/rules';

/** Where Debian's libnginx-mod-http-brotli-static is. */
const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

export const hasBrotliModule = existsSync(BROTLI_MODULE);

/** A server of a built site on loopback. */
export type RunningServer = {readonly origin: string; stop(): Promise<void>};

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const isAnswering = (origin: string) =>
  fetch(origin, {redirect: 'manual'}).then(
    () => true,
    () => false,
  );

/**
 * Starts a program and waits until it answers.
 * @throws Error with the program's output when it ends before, or does not answer within 30 s
 */
export async function startProgram(
  [program = '', ...args]: readonly string[],
  origin: string,
  env: Record<string, string> = {},
): Promise<RunningServer> {
  const child = spawn(program, args, {
    env: {...process.env, ...env},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.once('error', (error) => (output += error.message));
  const stop = async () => {
    child.kill();
    await ended;
  };
  for (const deadline = Date.now() + 30_000; !(await isAnswering(origin)); await sleep(100)) {
    if (child.exitCode !== null || child.pid === undefined || Date.now() > deadline) {
      if (child.pid !== undefined) await stop();
      throw new Error(`${program} does not answer at ${origin}:\n${output}`);
    }
  }
  return {origin, stop};
}

/** The main configuration of nginx around a site's: without rights, nothing outside the folder. */
const nginxMain = (folder: string) => `
${hasBrotliModule ? `load_module ${BROTLI_MODULE};` : ''}
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 2;
worker_rlimit_nofile 8192;
pid ${folder}/nginx.pid;
error_log stderr warn;
events { worker_connections 4096; }
http {
  access_log off;
  sendfile on;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/temp;`).join('\n  ')}
  include ${folder}/site.conf;
}`;

export type ServerName = 'nginx' | 'caddy' | 'serve' | 'start.py';

/** Starts one of the servers on a built site; its files go to a folder of their own. */
export async function startServer(name: ServerName, buildDir: string): Promise<RunningServer> {
  const baseUrl = baseUrlOf(buildDir);
  if (name === 'serve') {
    const server = createSiteServer({buildDir, baseUrl});
    const origin = `http://127.0.0.1:${await listen(server, 0)}`;
    return {origin, stop: () => new Promise((resolve) => void server.close(() => resolve()))};
  }
  const rules = servingRules(baseUrl, securityHeaders(buildDir));
  const folder = mkdtempSync(path.join(tmpdir(), 'obis-server-'));
  const port = await freePort();
  const place = {root: buildDir, host: '127.0.0.1', port: String(port)};
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), text);
    return path.join(folder, file);
  };
  const commands = {
    nginx: () => {
      write('site.conf', nginxConfig(rules, place, hasBrotliModule));
      return ['nginx', '-c', write('nginx.conf', nginxMain(folder))];
    },
    caddy: () => ['caddy', 'run', '--config', write('Caddyfile', caddyConfig(rules, place))],
    'start.py': () => {
      write('servers/rules.json', JSON.stringify(rules));
      cpSync(path.resolve(__dirname, '../../deploy/pack/start.py'), path.join(folder, 'start.py'));
      cpSync(buildDir, path.join(folder, 'site'), {recursive: true, preserveTimestamps: true});
      return ['python3', path.join(folder, 'start.py'), '--port', String(port)];
    },
  };
  const caddyFolders = {
    HOME: folder,
    XDG_CONFIG_HOME: folder,
    XDG_DATA_HOME: folder,
    CADDY_ADMIN: `unix/${folder}/admin.sock`,
  };
  const remove = () => rmSync(folder, {recursive: true, force: true});
  try {
    const running = await startProgram(commands[name](), `http://127.0.0.1:${port}`, caddyFolders);
    return {
      origin: running.origin,
      stop: async () => {
        await running.stop();
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}
