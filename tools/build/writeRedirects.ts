import {existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Name of the file that Netlify, Cloudflare Pages and GitLab Pages read redirects from. */
const FILE = '_redirects';

/** A redirect for a server. Both paths have the base URL and the language. */
export type ServerRedirect = {readonly from: string; readonly to: string};

/**
 * Inline script of each redirect page. It opens the new URL with the query and the #section of the old one, so that links to a section
 * still work. If the new URL has a #section, both are dropped. The script is identical in all pages, so that the
 * Content-Security-Policy needs only one hash.
 */
const SCRIPT =
  "var to=document.querySelector('link[rel=canonical]').href;" +
  "location.replace(to.includes('#')?to:to+location.search+location.hash)";

/**
 * Replace the inline script of a redirect page, which contains its URL, with SCRIPT. Add a title, and a link for browsers that neither
 * run scripts nor refresh.
 */
function rewritePage(html: string, to: string): string {
  const finished = html.replace(
    /<\/head>\s*<script>[^]*?<\/script>/,
    `<title>${to}</title><script>${SCRIPT}</script></head><body><a href="${to}">${to}</a></body>`,
  );
  if (finished === html) {
    throw new Error(
      'A page of @docusaurus/plugin-client-redirects has no inline script after its head. Fix: compare writeRedirects.ts with the new template.',
    );
  }
  return finished;
}

/**
 * Rewrite the HTML pages that plugin-client-redirects has built, so that all have the same inline script. List them in `_redirects`, from
 * which servers redirect without showing such a page.
 * @param buildDir the output folder of all languages, or of one
 * @param baseUrl path of the site on its host; starts and ends with a slash
 */
export function writeRedirects(buildDir: string, baseUrl: string): void {
  const names = readdirSync(buildDir, {recursive: true, encoding: 'utf8'}).sort();
  const lines = names.flatMap((name) => {
    if (path.basename(name) !== 'index.html') return [];
    const file = path.join(buildDir, name);
    const html = readFileSync(file, 'utf8');
    const [, to] = /http-equiv="refresh" content="0; url=([^"]+)"/.exec(html) ?? [];
    if (to === undefined) return [];
    writeFileSync(file, rewritePage(html, to));
    return [`${baseUrl}${path.dirname(name).split(path.sep).join('/')} ${to} 301\n`];
  });
  if (lines.length > 0) writeFileSync(path.join(buildDir, FILE), lines.join(''));
}

/** Read `_redirects` of a built site. Return an empty list if the file does not exist. */
export function readServerRedirects(buildDir: string): ServerRedirect[] {
  const file = path.join(buildDir, FILE);
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').matchAll(/^(\S+) (\S+) 301$/gm);
  return [...lines].map(([, from = '', to = '']) => ({from, to}));
}
