import {parseArgs} from 'node:util';

const OWN = {
  locale: {type: 'string', short: 'l'},
  host: {type: 'string', short: 'h'},
  port: {type: 'string', short: 'p'},
} as const;

/**
 * Parse the arguments of `npm start`. Unknown arguments are for `docusaurus start`.
 * @param args arguments without node and script
 * @param locales languages of the site
 * @returns its options, `locale` undefined for all languages, and in `rest` the arguments of `docusaurus start`
 * @throws Error that names the wrong argument and a valid one
 * @example readOptions(['--port', '3001', '--no-open'], ['en', 'zh']) // {port: 3001, rest: ['--no-open'], …}
 */
export function readOptions(args: readonly string[], locales: readonly string[]) {
  const {values, tokens} = parseArgs({
    args: [...args],
    options: OWN,
    strict: false,
    tokens: true,
  });
  const own = new Set<number>();
  for (const token of tokens) {
    if (token.kind !== 'option' || !(token.name in OWN)) continue;
    own.add(token.index);
    if (token.value !== undefined && !token.inlineValue) own.add(token.index + 1);
  }
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
  return {
    locale,
    host,
    port: Number(port),
    rest: args.filter((_, index) => !own.has(index)),
  };
}
