/** `npm run serve [-- --port 3000] [--host 127.0.0.1]`: serves the built site, both languages. */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {i18n, localePath} from '../src/content/locales';
import {createSiteServer} from './serve/createSiteServer';
import {listen} from './serve/listen';
import {readBaseUrl} from './server-config/readBaseUrl';
import {runMain} from './runMain';

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      port: {type: 'string', default: '3000'},
      host: {type: 'string', default: '127.0.0.1'},
    },
  });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Error(`--port ${values.port} is not a port. Valid example: --port 3000`);
  }
  const buildDir = path.resolve('build');
  const actualPort = await listen(createSiteServer(buildDir), port, values.host);
  const address = `http://${values.host}:${actualPort}${readBaseUrl(buildDir)}`;
  const addresses = Object.entries(i18n.localeConfigs).map(
    ([locale, {label}]) => `${address}${localePath(locale)} (${label})`,
  );
  console.log(`OBIS documentation: ${addresses.join(', ')}. Stop with Ctrl+C.`);
}

void runMain(main);
