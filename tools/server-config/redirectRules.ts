import type {ServerRedirect} from '../build/writeRedirects';
import {translatedLocales} from '../../src/content/locales';

/**
 * A rule that redirects every request whose path and query match `pattern` to `target`, in which `$1` and `$2` stand for the groups
 * of the pattern. An empty target means that the request is not redirected. The patterns run
 * unchanged in JavaScript and nginx.
 */
type RedirectRule = {readonly pattern: string; readonly target: string};

/** Escape a URL for a regular expression. Only its dots have a meaning there. */
export const escapeDots = (text: string) => text.replace(/[.]/g, '[.]');

/** Create the rule that redirects all forms of an old URL to the new one in one step. The query stands before the part after `#`. */
function movedPageRule({from, to}: ServerRedirect): RedirectRule {
  const [path = '', heading] = to.split('#');
  return {
    pattern: `^${escapeDots(from)}(?:[.]html|/|/index(?:[.]html)?)?([?].*)?$`,
    target: `${path}$1${heading === undefined ? '' : `#${heading}`}`,
  };
}

/**
 * List the rules that redirect to the one URL of each page. The first rule that matches decides. They look only at the URL and not at
 * the files, so an unknown `/x.html` becomes `/x`, which is not found.
 * @param baseUrl path of the site on its host; starts and ends with a slash
 * @param moved pages that have another URL now
 * @example listRedirectRules('/') // `/page.html?a` and `/page/?a` become `/page?a`, `/zh/index.html` and `/zh` become `/zh/`
 */
export function listRedirectRules(
  baseUrl: string,
  moved: readonly ServerRedirect[] = [],
): RedirectRule[] {
  const base = escapeDots(baseUrl.slice(0, -1));
  const locales = translatedLocales.join('|');
  const homeWithoutSlash = base ? `${base}(?:/(?:${locales}))?` : `/(?:${locales})`;
  return [
    // \x5C is a backslash: browsers take the target `/\host` for another host.
    {pattern: String.raw`^(|/[^?]*?[^?/\x5C])[/\x5C]{2,}(.*)$`, target: '$1/$2'},
    {pattern: `^${base}/(?:(?:${locales})/)?(?:[?].*)?$`, target: ''},
    // From the root of the host to a site below another path.
    {pattern: '^/(?:[?].*)?$', target: baseUrl},
    ...moved.map(movedPageRule),
    {pattern: `^(${homeWithoutSlash})([?].*)?$`, target: '$1/$2'},
    {pattern: '^(/(?:[^?]*/)?)index(?:[.]html)?([?].*)?$', target: '$1$2'},
    {pattern: '^(/[^?]+)[.]html([?].*)?$', target: '$1$2'},
    {pattern: '^(/[^?]+)/([?].*)?$', target: '$1$2'},
  ];
}

/**
 * Find the target of a request, according to the first rule that matches.
 * @param requestTarget path and query, as the browser sent them
 * @returns path and query, or undefined to stay
 */
export function findRedirect(
  redirects: readonly RedirectRule[],
  requestTarget: string,
): string | undefined {
  const rule = redirects.find(({pattern}) => new RegExp(pattern).test(requestTarget));
  const groups = rule && new RegExp(rule.pattern).exec(requestTarget);
  return (
    rule?.target.replace(/\$(\d)/g, (_, at: string) => groups?.[Number(at)] ?? '') || undefined
  );
}
