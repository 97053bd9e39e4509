import {spawn} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {findProgram} from '../../tools/browser/findChromium';
import {createSiteServer} from '../../tools/serve/createSiteServer';
import {listen} from '../../tools/serve/listen';
import {freePort} from '../../tools/start/findPort';

/** Where Debian's libnginx-mod-http-brotli-static is. */
const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
export const hasBrotliModule = existsSync(BROTLI_MODULE);

const hasCaddy = findProgram(['caddy']) !== undefined;
if (!hasCaddy) console.warn('Caddy is not tested: install it with "apt-get install caddy".');

/** The servers to test. */
export const SERVERS = ['nginx', ...(hasCaddy ? ['caddy'] : []), 'start.py', 'serve'];

/** A server of a built site on loopback. */
export type RunningServer = {readonly origin: string; readonly stop: () => Promise<unknown>};

const isAnswering = (origin: string) =>
  fetch(origin, {redirect: 'manual'}).then(
    () => true,
    () => false,
  );

/**
 * Starts a program and waits until it answers.
 * @throws Error with the program's output when it ends before, or does not answer within 30 s
 */
async function startProgram(
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

/** The main configuration of nginx around the one of the site: without rights, nothing outside the folder. */
const nginxMain = (folder: string) => `
${hasBrotliModule ? `load_module ${BROTLI_MODULE};` : ''}
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid ${folder}/nginx.pid;
error_log stderr warn;
events {}
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/temp;`).join('\n  ')}
  include ${folder}/site.conf;
}`;

/**
 * Starts one of the servers on the contents of a pack, with its configuration changed as the comments there say.
 * @param folder of the pack
 * @param buildDir the build that it was made of, for `npm run serve`
 */
export async function startServer(
  name: string,
  folder: string,
  buildDir: string,
): Promise<RunningServer> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  if (name === 'serve') {
    const server = createSiteServer(buildDir);
    await listen(server, port);
    return {origin, stop: () => new Promise((resolve) => server.close(resolve))};
  }
  if (name === 'start.py') {
    const script = path.join(folder, 'start.py');
    return startProgram(['python3', '-I', script, '--port', String(port)], origin);
  }
  const work = mkdtempSync(path.join(tmpdir(), 'obis-server-'));
  const main = path.join(work, 'main.conf');
  const site = path.join(work, 'site.conf');
  const configuration = (file: string, before: string, after: string) =>
    readFileSync(path.join(folder, 'servers', file), 'utf8')
      .replaceAll('/srv/obis-docs', folder)
      .replace(before, after)
      .replace('# brotli_static', hasBrotliModule ? 'brotli_static' : '# brotli_static');
  writeFileSync(main, nginxMain(work));
  const isNginx = name === 'nginx';
  writeFileSync(
    site,
    isNginx
      ? configuration('nginx.conf', 'listen 8080;', `listen 127.0.0.1:${port};`)
      : configuration('Caddyfile', ':8080 {', `:${port} {\n\tbind 127.0.0.1`),
  );
  const caddy = ['caddy', 'run', '--config', site, '--adapter', 'caddyfile'];
  const server = await startProgram(isNginx ? ['nginx', '-c', main] : caddy, origin, {
    HOME: work,
    XDG_CONFIG_HOME: work,
    XDG_DATA_HOME: work,
    CADDY_ADMIN: `unix/${work}/admin.sock`,
  });
  const remove = () => rmSync(work, {recursive: true, force: true});
  return {origin, stop: () => server.stop().finally(remove)};
}
