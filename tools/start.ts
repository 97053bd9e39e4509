/**
 * `npm start [-- options]`: show a live preview of all languages at one address. A saved change appears in the browser by itself. The
 * search works only on the built site (`npm run site`).
 *
 *   --port <port>      port of the address (3000)
 *   --host <host>      host of the address (localhost; 0.0.0.0 for other machines)
 *   --locale <locale>  only one language, such as zh, which needs half the memory
 *   --no-open          do not open a browser
 *   --poll <ms>        look for changes at this interval, where the file system reports none
 */
import {parseArgs} from 'node:util';
import {settings} from '../site.settings';
import {i18n, languageName, localePath} from '../src/content/locales';
import {runMain} from './runMain';
import {freePort, requireFreePort} from './start/findPort';
import {startDevServer} from './start/startDevServer';
import {waitUntilServed} from './start/waitUntilServed';
import {siteDir} from './siteDir';

async function main(): Promise<void> {
  const {values: options} = parseArgs({
    options: {
      port: {type: 'string', short: 'p', default: '3000'},
      host: {type: 'string', short: 'h', default: 'localhost'},
      locale: {type: 'string', short: 'l'},
      'no-open': {type: 'boolean', default: false},
      poll: {type: 'string'},
    },
  });
  const port = Number(options.port);
  await requireFreePort(port, options.host);
  const polling = options.poll ? ['--poll', options.poll] : [];

  const [first = i18n.defaultLocale, ...others] = options.locale ? [options.locale] : i18n.locales;
  const otherServers = await Promise.all(
    others.map(async (locale) => ({locale, host: '127.0.0.1', port: await freePort()})),
  );
  const pathOf = (locale: string) => `${settings.baseUrl}${localePath(locale)}`;
  const shownHost = ['0.0.0.0', '::'].includes(options.host) ? 'localhost' : options.host;
  const addressOf = (locale: string) => `http://${shownHost}:${port}${pathOf(locale)}`;

  const stopped = new AbortController();
  const stop = (code: number) => {
    process.exitCode ??= code;
    stopped.abort();
  };
  const start = (locale: string, host: string, port: number, ...args: string[]) => {
    const child = startDevServer({
      siteDir,
      locale,
      host,
      port,
      args,
      env: {
        ...(locale === first && {
          PREVIEW_SERVERS: JSON.stringify(
            Object.fromEntries(
              otherServers.map((each) => [pathOf(each.locale), `http://${each.host}:${each.port}`]),
            ),
          ),
        }),
      },
      print: (line) => console.log(others.length > 0 ? `${locale} | ${line}` : line),
    });
    stopped.signal.addEventListener('abort', () => child.kill());
    child.once('exit', (code) => {
      if (stopped.signal.aborted) return;
      console.error(
        `The preview of ${languageName(locale)} has ended. Fix: correct what its last lines above say, then run npm start again.`,
      );
      stop(code || 1);
    });
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(0));

  console.log(`Starting the preview of ${languageName(first)} …`);
  start(first, options.host, port, ...polling, ...(options['no-open'] ? ['--no-open'] : []));
  if (!(await waitUntilServed(addressOf(first), stopped.signal))) return;
  const addresses = [first, ...others].map(
    (locale) =>
      `  ${languageName(locale).padEnd(9)}${addressOf(locale)}${locale === first ? '' : ' (starting)'}`,
  );
  console.log(['', ...addresses, '  Stop     Ctrl+C', ''].join('\n'));

  // Start the languages one after the other. All at once would delay the first page to twice the time.
  for (const {locale, host, port} of otherServers) {
    start(locale, host, port, '--no-open', ...polling);
    if (!(await waitUntilServed(addressOf(locale), stopped.signal))) return;
    console.log(`${languageName(locale)} is ready: ${addressOf(locale)}`);
  }
}

void runMain(main);
