import {readFileSync} from 'node:fs';
import type {CheerioAPI} from 'cheerio';
import type {Props} from '@docusaurus/types';
import {htmlFile} from './htmlFile';
import {isListed} from './isListed';

/** Styles and scripts, which are half of a page, and the menu, a third of the rest. */
const NOT_READ = /<(style|script|aside(?= class="?theme-doc-sidebar))\b[^]*?<\/\1>/g;

/**
 * Reads the built pages of one language that are for readers.
 * @param read gets the path with the base URL, and the page without styles, scripts and the menu
 * @throws Error for a route without an HTML file
 */
export async function readPages<T>(
  {routesPaths, baseUrl, outDir}: Props,
  read: (path: string, $: CheerioAPI) => T,
): Promise<T[]> {
  const {load} = await import('cheerio');
  const routes = routesPaths.filter((route) => !route.endsWith('/404.html')).sort();
  return routes.flatMap((route) => {
    const html = readFileSync(htmlFile(route, baseUrl, outDir), 'utf8').replace(NOT_READ, '');
    const path = route === baseUrl ? route : route.replace(/\/$/, '');
    const $ = load(html);
    return isListed($) ? [read(path, $)] : [];
  });
}
