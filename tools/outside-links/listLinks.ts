import fs from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';

/**
 * Every address of another site that the built pages link to, with the first page that does.
 * @param siteUrl addresses of the site itself are left out
 */
export function listLinks(buildDir: string, siteUrl: string): Map<string, string> {
  const links = new Map<string, string>();
  const own = new URL(siteUrl).origin;
  const pages = fs
    .readdirSync(buildDir, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.html'))
    .map((name) => name.split(path.sep).join('/'))
    .sort();
  for (const page of pages) {
    const $ = load(fs.readFileSync(path.join(buildDir, page), 'utf8'));
    for (const element of $('a[href^="http"]').get()) {
      const url = new URL($(element).attr('href') ?? '');
      url.hash = '';
      if (url.origin !== own && !links.has(url.href)) links.set(url.href, page);
    }
  }
  return links;
}
