import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {createSiteServer} from '../../tools/serve/createSiteServer';
import {listen} from '../../tools/serve/listen';
import {findFreePort} from '../../tools/start/findPort';

/** The servers with redirects, not-found pages in each language, caching and security headers. */
export const SERVERS = ['nginx', 'serve'] as const;

/** A server of a built site on loopback. */
export type RunningServer = {readonly origin: string; readonly stop: () => Promise<unknown>};

const isAnswering = (origin: string) =>
  fetch(origin, {redirect: 'manual'}).then(
    () => true,
    () => false,
  );

/** Start a program and wait until it answers. */
async function startProgram(
  [program = '', ...args]: readonly string[],
  origin: string,
): Promise<RunningServer> {
  const child = spawn(program, args, {stdio: 'inherit'});
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill();
    await ended;
  };
  for (let tries = 100; tries > 0; tries -= 1) {
    if (await isAnswering(origin)) return {origin, stop};
    await sleep(100);
  }
  await stop();
  throw new Error(`${program} does not answer at ${origin}.`);
}

/** The main configuration of nginx, which includes that of the site. nginx needs no rights and writes only into the folder. */
const nginxMain = (folder: string) => `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid ${folder}/nginx.pid;
error_log stderr error;
events {}
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/temp;`).join('\n  ')}
  include ${folder}/site.conf;
}`;

/**
 * Start one of the servers. nginx and start.py serve an unpacked offline archive, nginx with its configuration changed as the comments
 * there say; `npm run serve` serves a build.
 * @param folder the unpacked archive
 */
export async function startServer(
  name: (typeof SERVERS)[number] | 'start.py',
  folder: string,
  buildDir: string,
): Promise<RunningServer> {
  const port = await findFreePort();
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
  writeFileSync(main, nginxMain(work));
  writeFileSync(
    path.join(work, 'site.conf'),
    readFileSync(path.join(folder, 'servers/nginx.conf'), 'utf8')
      .replaceAll('/srv/obis-docs', folder)
      .replace('listen 8080;', `listen 127.0.0.1:${port};`),
  );
  const server = await startProgram(['nginx', '-c', main], origin);
  const remove = () => rmSync(work, {recursive: true, force: true});
  return {origin, stop: () => server.stop().finally(remove)};
}
