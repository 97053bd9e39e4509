import {existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Name of the file that Netlify, Cloudflare Pages and GitLab Pages read redirects from. */
const FILE = '_redirects';

/** A redirect for a server. Both paths have the base URL and the language. */
export type ServerRedirect = {readonly from: string; readonly to: string};

/** Inline script that redirects to the canonical address. It is identical in every page, so that the Content-Security-Policy needs one hash. */
const SCRIPT =
  "var to=document.querySelector('link[rel=canonical]').href;" +
  "location.replace(to.includes('#')?to:to+location.search+location.hash)";

/** Replace the script of a redirect page, and add a title, and a link for browsers that neither run scripts nor refresh. */
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
 * Rewrite the redirect pages that plugin-client-redirects has built, and list them in `_redirects` for servers.
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

/** Read `_redirects` of a built site. Return nothing if the file does not exist. */
export function serverRedirects(buildDir: string): ServerRedirect[] {
  const file = path.join(buildDir, FILE);
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').matchAll(/^(\S+) (\S+) 301$/gm);
  return [...lines].map(([, from = '', to = '']) => ({from, to}));
}
