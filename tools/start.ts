/**
 * `npm start [-- options]`: show a live preview of all languages at one address. A saved change appears in the browser by itself, and
 * the terminal lists what `npm run check` finds in the saved file.
 *
 *   --port <port>      port of the address (3000)
 *   --host <host>      host of the address (localhost; 0.0.0.0 for other machines)
 *   --locale <locale>  only one language, such as zh, which needs half the memory
 *   --no-open          do not open a browser
 * Other options are passed to docusaurus start, such as --poll.
 */
import {settings} from '../site.settings';
import {i18n, languageName, localePath} from '../src/content/locales';
import {runMain} from './runMain';
import {checkSavedFiles} from './start/checkSavedFiles';
import {findFreePort, requireFreePort} from './start/findPort';
import {readOptions} from './start/readOptions';
import {startDevServer} from './start/startDevServer';
import {waitUntilServed} from './start/waitUntilServed';
import {siteDir} from './siteDir';

/** Message about the search of the preview, which uses the index of the last build. */
const SEARCH = settings.hostedSearch
  ? 'asks the hosted search'
  : 'finds the pages of the last npm run build; none before the first one';

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  const options = readOptions(args, i18n.locales);
  await requireFreePort(options.port, options.host);

  const [first = i18n.defaultLocale, ...others] = options.locale ? [options.locale] : i18n.locales;
  const otherServers = await Promise.all(
    others.map(async (locale) => ({locale, host: '127.0.0.1', port: await findFreePort()})),
  );
  const pathOf = (locale: string) => `${settings.baseUrl}${localePath(locale)}`;
  const shownHost = ['0.0.0.0', '::'].includes(options.host) ? 'localhost' : options.host;
  const addressOf = (locale: string) => `http://${shownHost}:${options.port}${pathOf(locale)}`;

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
  start(first, options.host, options.port, ...args);
  if (!(await waitUntilServed(addressOf(first), stopped.signal))) return;
  const addresses = [first, ...others].map(
    (locale) =>
      `  ${languageName(locale).padEnd(9)}${addressOf(locale)}${locale === first ? '' : ' (starting)'}`,
  );
  console.log(['', ...addresses, `  Search   ${SEARCH}`, '  Stop     Ctrl+C', ''].join('\n'));

  void checkSavedFiles(siteDir, stopped.signal);
  // Start the languages one after the other. All at once would delay the first page to twice the time.
  for (const {locale, host, port} of otherServers) {
    start(locale, host, port, ...args.filter((arg) => arg !== '--open'), '--no-open');
    if (!(await waitUntilServed(addressOf(locale), stopped.signal))) return;
    console.log(`${languageName(locale)} is ready: ${addressOf(locale)}`);
  }
}

void runMain(main);
