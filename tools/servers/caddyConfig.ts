import {fillTemplate} from './fillTemplate';
import type {ServingRules} from './rules';
import {readTemplate, type Placement} from './placement';

/** In backquotes, nothing is an escape; braces would be a placeholder of Caddy. */
function quoted(text: string): string {
  if (/[`\n]/.test(text)) {
    throw new Error(`Caddy cannot be given ${JSON.stringify(text)}: it has a backquote.`);
  }
  return `\`${text}\``;
}

/** The Caddyfile of the site. */
export function caddyConfig(rules: ServingRules, {root, host, port}: Placement): string {
  const {baseUrl, redirects, notFoundPages, caching, types, headers} = rules;
  const template = 'deploy/caddy/Caddyfile';
  return fillTemplate(template, readTemplate(template), {
    base: baseUrl,
    root,
    port,
    bind: host ? [`bind ${host}`, ''] : [],
    redirects: redirects.map(
      ({pattern, target}) =>
        `${quoted(`~${pattern}`)} ${quoted(target.replace(/\$(\d)/g, '$${$1}'))}`,
    ),
    notFoundPages: notFoundPages.map(
      ({pattern, file}) => `${pattern ? quoted(`~${pattern}`) : 'default'} ${quoted(`/${file}`)}`,
    ),
    outside: baseUrl === '/' ? [] : [`redir / ${baseUrl} 302`],
    hidden: quoted(rules.hidden),
    hashed: quoted(`~${caching.hashed}`),
    immutable: caching.immutable,
    others: caching.others,
    types: Object.entries(types).map(([ending, type]) => `~[.]${ending}$ ${quoted(type)}`),
    headers: Object.entries(headers).map(([name, value]) => `${name} ${quoted(value)}`),
    typeOfHtml: types.html ?? '',
  });
}
