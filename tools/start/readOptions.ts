import {parseArgs} from 'node:util';

const OWN = {
  locale: {type: 'string', short: 'l'},
  host: {type: 'string', short: 'h'},
  port: {type: 'string', short: 'p'},
} as const;

/**
 * Parse the arguments of `npm start`. `docusaurus start` gets all of them too.
 * @param args arguments without node and script
 * @param locales languages of the site
 * @returns its options; `locale` is undefined for all languages
 * @throws Error that names the wrong argument and a valid one
 * @example readOptions(['--port', '3001', '--no-open'], ['en', 'zh']) // {port: 3001, host: 'localhost', …}
 */
export function readOptions(args: readonly string[], locales: readonly string[]) {
  const {values} = parseArgs({args: [...args], options: OWN, strict: false});
  const {locale, host = 'localhost', port = '3000'} = values;
  if (typeof host !== 'string') throw new Error('--host has no value. Fix: --host 0.0.0.0');
  if (typeof port !== 'string' || !/^\d+$/.test(port) || Number(port) > 65535 || port === '0') {
    throw new Error(`--port ${String(port)} is not a port. Fix: --port 3001`);
  }
  if (locale !== undefined && !(typeof locale === 'string' && locales.includes(locale))) {
    throw new Error(
      `--locale ${String(locale)} is not a language of the site. Fix: --locale ${locales.join(' or --locale ')}`,
    );
  }
  return {locale, host, port: Number(port)};
}
