import {readFileSync} from 'node:fs';
import type {CheerioAPI} from 'cheerio';
import type {Props} from '@docusaurus/types';
import {diskCache} from './diskCache';
import {htmlFile} from './htmlFile';
import {isListed} from './isListed';

/** Styles and scripts are half of a page, and the menu a third of the rest. */
const NOT_READ = /<(style|script|aside(?= class="?theme-doc-sidebar))\b[^]*?<\/\1>/g;

/** What the plugins below read takes a build 4 s of CPU a language: half of it for Markdown (2026-11-26). */
const READERS = ['src/build', 'src/plugins/markdown-export', 'src/plugins/search'];
const onDisk = diskCache<unknown>('built-pages', READERS);

/**
 * Reads the built pages of one language that are for readers, or takes from the cache what was read of the same page.
 * @param key everything that the result depends on, besides the page, as JSON
 * @param read gets the path with the base URL, and the page without styles, scripts and the menu; its result is stored as JSON
 * @throws Error for a route without an HTML file
 */
export async function readPages<T>(
  {routesPaths, baseUrl, outDir}: Props,
  key: unknown,
  read: (path: string, $: CheerioAPI) => T,
): Promise<T[]> {
  const {load} = await import('cheerio');
  const routes = routesPaths.filter((route) => !route.endsWith('/404.html')).sort();
  return routes.flatMap((route) => {
    const html = readFileSync(htmlFile(route, baseUrl, outDir), 'utf8').replace(NOT_READ, '');
    const path = route === baseUrl ? route : route.replace(/\/$/, '');
    return onDisk.get([path, html, key], () => {
      const $ = load(html);
      return isListed($) ? [read(path, $)] : [];
    }) as T[];
  });
}
