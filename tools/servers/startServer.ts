import {cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {serverRedirects} from '../../src/plugins/redirects/writeRedirects';
import {securityHeaders} from '../../src/security/headers';
import {createSiteServer} from '../serve/createSiteServer';
import {listen} from '../serve/listen';
import {baseUrlOf} from './baseUrlOf';
import {caddyConfig} from './caddyConfig';
import {nginxConfig} from './nginxConfig';
import {servingRules} from './rules';
import {freePort, startProgram, type RunningServer} from './startProgram';

/** Where Debian's libnginx-mod-http-brotli-static is. */
const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

export const hasBrotliModule = existsSync(BROTLI_MODULE);

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

/** Runs a server whose files are in a folder of its own, which goes with it. */
async function inFolder(start: (folder: string) => Promise<RunningServer>): Promise<RunningServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'obis-server-'));
  const remove = () => rmSync(folder, {recursive: true, force: true});
  try {
    const {origin, stop} = await start(folder);
    return {origin, stop: () => stop().finally(remove)};
  } catch (error) {
    remove();
    throw error;
  }
}

const originOf = (port: number) => `http://127.0.0.1:${port}`;

/** Starts nginx with the configuration of a site that listens on a port of loopback. */
export const startNginx = (config: string, port: number): Promise<RunningServer> =>
  inFolder((folder) => {
    writeFileSync(path.join(folder, 'site.conf'), config);
    writeFileSync(path.join(folder, 'nginx.conf'), nginxMain(folder));
    return startProgram(['nginx', '-c', path.join(folder, 'nginx.conf')], originOf(port));
  });

/** Starts Caddy with a Caddyfile that listens on a port of loopback. */
export const startCaddy = (config: string, port: number): Promise<RunningServer> =>
  inFolder((folder) => {
    writeFileSync(path.join(folder, 'Caddyfile'), config);
    const command = ['caddy', 'run', '--config', path.join(folder, 'Caddyfile')];
    return startProgram(command, originOf(port), {
      HOME: folder,
      XDG_CONFIG_HOME: folder,
      XDG_DATA_HOME: folder,
      CADDY_ADMIN: `unix/${folder}/admin.sock`,
    });
  });

/** Starts the start script of a folder that is laid out like a pack. */
export const startPython = (folder: string, port: number): Promise<RunningServer> =>
  startProgram(['python3', path.join(folder, 'start.py'), '--port', String(port)], originOf(port));

export type ServerName = 'nginx' | 'caddy' | 'serve' | 'start.py';

/** Starts one of the servers on a built site, with the configuration that is made for it. */
export async function startServer(name: ServerName, buildDir: string): Promise<RunningServer> {
  const rules = servingRules(
    baseUrlOf(buildDir),
    securityHeaders(buildDir),
    serverRedirects(buildDir),
  );
  const port = await freePort();
  const place = {root: buildDir, host: '127.0.0.1', port: String(port)};
  switch (name) {
    case 'nginx':
      return startNginx(nginxConfig(rules, place, hasBrotliModule), port);
    case 'caddy':
      return startCaddy(caddyConfig(rules, place), port);
    case 'start.py':
      return inFolder((folder) => {
        mkdirSync(path.join(folder, 'servers'));
        writeFileSync(path.join(folder, 'servers/rules.json'), JSON.stringify(rules));
        const script = path.resolve(__dirname, '../../deploy/pack/start.py');
        cpSync(script, path.join(folder, 'start.py'));
        cpSync(buildDir, path.join(folder, 'site'), {recursive: true, preserveTimestamps: true});
        return startPython(folder, port);
      });
    case 'serve': {
      const server = createSiteServer({buildDir, baseUrl: rules.baseUrl});
      await listen(server, port);
      return {
        origin: originOf(port),
        stop: () => new Promise((resolve) => void server.close(() => resolve())),
      };
    }
  }
}
