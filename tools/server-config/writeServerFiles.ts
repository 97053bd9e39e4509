import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {readServerRedirects} from '../build/writeRedirects';
import {securityHeaders} from '../security-headers/headers';
import {readBaseUrl} from './readBaseUrl';
import {COMPRESSIBLE_TYPES} from './mimeTypes';
import {escapeDots} from './redirectRules';
import {servingRules, type ServingRules} from './servingRules';

/** Quote a header for nginx. Throw for a character that nginx would read as its own. */
function quoted(text: string): string {
  if (!/["\\$`{}\n]/.test(text)) return `"${text}"`;
  throw new Error(
    `nginx cannot be given ${JSON.stringify(text)}: it has a quote, backquote, backslash, brace or $.`,
  );
}

/**
 * Set a variable of nginx to the value of the first pattern that matches.
 * @param input what the patterns are compared with: `$request_uri` is path and query, `$uri` the decoded path
 */
function setVariable(
  name: string,
  input: '$request_uri' | '$uri',
  cases: readonly (readonly [pattern: string, value: string])[],
  otherwise = '',
): string[] {
  // nginx runs all of these lines, so the last match decides.
  const lines = [...cases]
    .reverse()
    .map(([pattern, value]) => `if (${input} ~ "${pattern}") { set $${name} "${value}"; }`);
  return [`set $${name} "${otherwise}";`, ...lines];
}

/** Write the settings that deploy/nginx.conf includes in its `server` block. */
function nginxInclude(rules: ServingRules): string {
  const {baseUrl, redirects, notFoundPages, hidden, caching, types, headers} = rules;
  const base = escapeDots(baseUrl.slice(0, -1));
  return [
    ...Object.entries(headers).map(
      ([name, value]) => `add_header ${name} ${quoted(value)} always;`,
    ),
    'types {',
    ...Object.entries(types).map(([ending, type]) => `  "${type}" ${ending};`),
    '}',
    // nginx compares these with the types above, the character set included.
    `gzip_types ${COMPRESSIBLE_TYPES.map((type) => `"${type}"`).join(' ')};`,
    ...setVariable(
      'obis_redirect',
      '$request_uri',
      redirects.map(({pattern, target}) => [pattern, target]),
    ),
    ...setVariable(
      'obis_not_found',
      '$request_uri',
      notFoundPages.map(({pattern, file}) => [pattern, baseUrl + file]),
    ),
    ...setVariable('obis_path', '$uri', [
      [hidden, ''],
      [`^${base}(/.*)$`, '$1'],
    ]),
    ...setVariable(
      'obis_caching',
      '$uri',
      [[caching.hashed.replace('^', `^${base}`), caching.immutable]],
      caching.others,
    ),
    '',
  ].join('\n');
}

/** Write what a web server has to know of a built site: the include of deploy/nginx.conf. */
export function writeServerFiles(buildDir: string, folder: string): void {
  const headers = securityHeaders(buildDir);
  const rules = servingRules(readBaseUrl(buildDir), headers, readServerRedirects(buildDir));
  mkdirSync(folder, {recursive: true});
  writeFileSync(path.join(folder, 'nginx.include'), nginxInclude(rules));
}
