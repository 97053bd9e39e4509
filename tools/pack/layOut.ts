import {cpSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {serverRedirects} from '../../src/plugins/redirects/writeRedirects';
import {securityHeaders} from '../../src/security/headers';
import {precompress} from '../serve/precompress';
import {baseUrlOf} from '../servers/baseUrlOf';
import {caddyConfig} from '../servers/caddyConfig';
import {fillTemplate} from '../servers/fillTemplate';
import {nginxConfig} from '../servers/nginxConfig';
import {servingRules} from '../servers/rules';

/** Where the instructions of the pack put it. */
const PLACE = {root: '/srv/obis-docs/site', host: undefined, port: '8080'};

const INSTRUCTIONS = ['README.html', 'README.zh.html'];
const SCRIPTS = ['start.py', 'start.sh', 'start.cmd'];

/**
 * Lays out the contents of a pack in an empty folder: the site with compressed twins, the configurations of servers, the
 * start scripts and the instructions.
 * @param version what the instructions call it
 */
export async function layOut(
  siteDir: string,
  buildDir: string,
  folder: string,
  version: string,
): Promise<void> {
  const baseUrl = baseUrlOf(buildDir);
  const rules = servingRules(baseUrl, securityHeaders(buildDir), serverRedirects(buildDir));
  const source = (file: string) => path.join(siteDir, 'deploy/pack', file);
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), text);
  };
  const site = path.join(folder, 'site');
  // For hosts that read it; here the configurations have the headers.
  const isServed = (file: string) => path.basename(file) !== '_headers';
  cpSync(buildDir, site, {recursive: true, filter: isServed});
  await precompress(site);

  write('servers/nginx/obis-docs.conf', nginxConfig(rules, PLACE, false));
  write('servers/caddy/Caddyfile', caddyConfig(rules, PLACE));
  write('servers/rules.json', `${JSON.stringify(rules, undefined, 2)}\n`);
  for (const file of SCRIPTS) cpSync(source(file), path.join(folder, file));
  // cmd.exe misreads labels and blocks with other line ends.
  write('start.cmd', readFileSync(source('start.cmd'), 'utf8').replaceAll('\n', '\r\n'));
  for (const file of INSTRUCTIONS) {
    write(file, fillTemplate(file, readFileSync(source(file), 'utf8'), {version, base: baseUrl}));
  }
}
