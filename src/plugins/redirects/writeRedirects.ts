import {existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Name of the file that Netlify, Cloudflare Pages and GitLab Pages read redirects from. */
const FILE = '_redirects';

/** A redirect for a server. Both paths have the base URL and the language. */
export type ServerRedirect = {readonly from: string; readonly to: string};

/** Return the URL to which an HTML page of plugin-client-redirects leads, or undefined for any other page. */
export function redirectTarget(html: string): string | undefined {
  return /http-equiv="refresh" content="0; url=([^"]+)"/.exec(html)?.[1];
}

/**
 * List the HTML pages that plugin-client-redirects has built in `_redirects`, from which servers redirect without showing such a page.
 * @param buildDir the output folder of all languages, or of one
 * @param baseUrl path of the site on its host; starts and ends with a slash
 */
export function writeRedirects(buildDir: string, baseUrl: string): void {
  const names = readdirSync(buildDir, {recursive: true, encoding: 'utf8'}).sort();
  const lines = names.flatMap((name) => {
    if (path.basename(name) !== 'index.html') return [];
    const to = redirectTarget(readFileSync(path.join(buildDir, name), 'utf8'));
    if (to === undefined) return [];
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
