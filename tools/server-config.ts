/**
 * `npm run server-config -- --server nginx --root /srv/obis [--listen 8080] [--brotli] [--dir build]`: prints the
 * configuration of a web server for a built site, with its base URL and its headers. deploy/README.md has the rest.
 */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {serverRedirects} from '../src/plugins/redirects/writeRedirects';
import {securityHeaders} from '../src/security/headers';
import {baseUrlOf} from './servers/baseUrlOf';
import {caddyConfig} from './servers/caddyConfig';
import {nginxConfig} from './servers/nginxConfig';
import {parsePlacement} from './servers/placement';
import {servingRules} from './servers/rules';
import {runMain} from './runMain';

function main(): void {
  const {values} = parseArgs({
    options: {
      server: {type: 'string', default: ''},
      root: {type: 'string', default: ''},
      listen: {type: 'string', default: '8080'},
      brotli: {type: 'boolean', default: false},
      dir: {type: 'string', default: 'build'},
    },
  });
  if (values.root === '') {
    throw new Error(
      'The server and its folder are missing. Valid example: npm run server-config -- --server nginx --root /srv/obis',
    );
  }
  const buildDir = path.resolve(values.dir);
  const rules = servingRules(
    baseUrlOf(buildDir),
    securityHeaders(buildDir),
    serverRedirects(buildDir),
  );
  const placement = parsePlacement(values.root, values.listen);
  switch (values.server) {
    case 'nginx':
      process.stdout.write(nginxConfig(rules, placement, values.brotli));
      break;
    case 'caddy':
      process.stdout.write(caddyConfig(rules, placement));
      break;
    default:
      throw new Error(
        `--server "${values.server}" is neither nginx nor caddy. Valid example: --server nginx`,
      );
  }
}

void runMain(main);
