import {fillTemplate} from './fillTemplate';
import type {ServingRules} from './rules';
import {readTemplate, type Placement} from './placement';

/** nginx takes the first slash of `\.` away, and reads `$name` as a variable. */
function quoted(text: string): string {
  if (/["\\$\n]/.test(text)) {
    throw new Error(
      `nginx cannot be given ${JSON.stringify(text)}: it has a quote, backslash or $.`,
    );
  }
  return `"${text}"`;
}

/** Where the site does not begin at the host's root: the way to it. */
const outside = (baseUrl: string) =>
  baseUrl === '/'
    ? []
    : [
        `location = / {`,
        `  return 302 ${baseUrl};`,
        `}`,
        `location = ${baseUrl.slice(0, -1)} {`,
        `  return 301 ${baseUrl}$is_args$args;`,
        `}`,
        `location / {`,
        `  return 404;`,
        `}`,
      ];

/**
 * The configuration of nginx: `map` and `server` blocks for its `http` block.
 * @param brotli whether the module ngx_http_brotli_static is there; nginx does not start with its directive otherwise
 */
export function nginxConfig(
  rules: ServingRules,
  {root, host, port}: Placement,
  brotli: boolean,
): string {
  const {baseUrl, redirects, notFoundPages, caching, types, headers} = rules;
  const template = 'deploy/nginx/obis-docs.conf';
  return fillTemplate(template, readTemplate(template), {
    base: baseUrl,
    root,
    listen: host ? `${host}:${port}` : port,
    brotli: brotli ? '' : '# ',
    redirects: redirects.map(({pattern, target}) => `"~${pattern}" "${target}";`),
    notFoundPages: notFoundPages.map(
      ({pattern, file}) => `${pattern ? `"~${pattern}"` : 'default'} ${quoted(baseUrl + file)};`,
    ),
    outside: outside(baseUrl),
    hidden: rules.hidden,
    hashed: caching.hashed,
    immutable: caching.immutable,
    others: caching.others,
    types: Object.entries(types).map(([ending, type]) => `"${type}" ${ending};`),
    headers: Object.entries(headers).map(
      ([name, value]) => `add_header ${name} ${quoted(value)} always;`,
    ),
  });
}
