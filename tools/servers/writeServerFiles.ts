import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {serverRedirects} from '../../src/plugins/redirects/writeRedirects';
import {securityHeaders} from '../../src/security/headers';
import {baseUrlOf} from './baseUrlOf';
import {COMPRESSIBLE} from './mimeTypes';
import {escapeDots} from './redirects';
import {servingRules, type ServingRules} from './rules';

type Cases = readonly (readonly [pattern: string, value: string])[];

/**
 * Lists the variables of a server: name, whether the target of a request (path and query) or its path decides, the values by pattern,
 * of which the first that matches counts, and the value otherwise.
 * @param root path of the folder of the site in the configuration of the server
 */
function variablesOf(rules: ServingRules, root: string) {
  const {baseUrl, redirects, notFoundPages, hidden, caching} = rules;
  const base = escapeDots(baseUrl.slice(0, -1));
  const moved = redirects.map(({pattern, target}) => [pattern, target] as const);
  const notFound = notFoundPages.map(({pattern, file}) => [pattern, root + file] as const);
  const hashed = caching.hashed.replace('^', `^${base}`);
  const variables: [name: string, by: 'target' | 'path', cases: Cases, otherwise: string][] = [
    ['obis_redirect', 'target', moved, ''],
    ['obis_not_found', 'target', notFound, `${root}404.html`],
    [
      'obis_path',
      'path',
      [
        [hidden, ''],
        [`^${base}(/.*)$`, '$1'],
      ],
      '',
    ],
    ['obis_caching', 'path', [[hashed, caching.immutable]], caching.others],
  ];
  return variables;
}

/** Quotes a header for nginx and Caddy. Throws for a character that one of them reads as its own. */
function quoted(text: string): string {
  if (!/["\\$`{}\n]/.test(text)) return `"${text}"`;
  throw new Error(
    `Web servers cannot be given ${JSON.stringify(text)}: it has a quote, backquote, backslash, brace or $.`,
  );
}

/** The include of deploy/nginx.conf, for a `server` block. */
function nginxInclude(rules: ServingRules): string {
  const inputs = {target: '$request_uri', path: '$uri'};
  const compressible = Object.entries(rules.types)
    .filter(([ending]) => COMPRESSIBLE.test(`.${ending}`))
    .map(([, type]) => `"${type}"`);
  return [
    ...Object.entries(rules.headers).map(
      ([name, value]) => `add_header ${name} ${quoted(value)} always;`,
    ),
    'types {',
    ...Object.entries(rules.types).map(([ending, type]) => `  "${type}" ${ending};`),
    '}',
    // As they stand above: nginx compares them with their charset.
    `gzip_types ${[...new Set(compressible)].join(' ')};`,
    ...variablesOf(rules, rules.baseUrl).flatMap(([name, by, cases, otherwise]) => [
      `set $${name} "${otherwise}";`,
      // The last one that matches decides here.
      ...[...cases]
        .reverse()
        .map(
          ([pattern, value]) => `if (${inputs[by]} ~ "${pattern}") { set $${name} "${value}"; }`,
        ),
    ]),
    '',
  ].join('\n');
}

/** The include of deploy/Caddyfile, for a `route`. */
function caddyInclude(rules: ServingRules): string {
  const inputs = {target: '{http.request.orig_uri}', path: '{http.request.orig_uri.path}'};
  return [
    ...Object.entries(rules.headers).map(([name, value]) => `header ${name} ${quoted(value)}`),
    'map {path} {obis_type} {',
    ...Object.entries(rules.types).map(([ending, type]) => `\t~[.]${ending}$ "${type}"`),
    '\tdefault application/octet-stream',
    '}',
    ...variablesOf(rules, '/').flatMap(([name, by, cases, otherwise]) => [
      `map ${inputs[by]} {${name}} {`,
      ...cases.map(
        ([pattern, value]) => `\t\`~${pattern}\` \`${value.replace(/\$(\d)/g, '$${$1}')}\``,
      ),
      `\tdefault "${otherwise}"`,
      '}',
    ]),
    '',
  ].join('\n');
}

/**
 * Writes what the web servers have to know of a built site: the includes of deploy/nginx.conf and deploy/Caddyfile, and the rules
 * of the start script of a pack.
 */
export function writeServerFiles(buildDir: string, folder: string): void {
  const headers = securityHeaders(buildDir);
  const rules = servingRules(baseUrlOf(buildDir), headers, serverRedirects(buildDir));
  const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);
  mkdirSync(folder, {recursive: true});
  write('nginx.include', nginxInclude(rules));
  write('Caddyfile.include', caddyInclude(rules));
  write('rules.json', `${JSON.stringify(rules, undefined, 2)}\n`);
}
