import {readFileSync} from 'node:fs';
import type {CheerioAPI} from 'cheerio';
import type {Props} from '@docusaurus/types';
import {htmlFile} from './htmlFile';
import {isListed} from './isListed';

/** Elements that no caller needs: styles, scripts and the sidebar. They are two thirds of a page. */
const SKIPPED = /<(style|script|aside(?= class="?theme-doc-sidebar))\b[^]*?<\/\1>/g;

/**
 * Call a function with each listed HTML page of one language, and return the results.
 * @param read gets the path with the base URL, and the page without styles, scripts and the sidebar
 * @throws Error for a route without an HTML file
 */
export async function readPages<T>(
  {routesPaths, baseUrl, outDir}: Props,
  read: (path: string, $: CheerioAPI) => T,
): Promise<T[]> {
  const {load} = await import('cheerio');
  const routes = routesPaths.filter((route) => !route.endsWith('/404.html')).sort();
  return routes.flatMap((route) => {
    const html = readFileSync(htmlFile(route, baseUrl, outDir), 'utf8').replace(SKIPPED, '');
    const path = route === baseUrl ? route : route.replace(/\/$/, '');
    const $ = load(html);
    return isListed($) ? [read(path, $)] : [];
  });
}
