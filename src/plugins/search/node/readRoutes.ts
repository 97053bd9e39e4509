import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {PageSource} from './readPage';

/**
 * Reads the HTML of every route of one language. Synchronously, so that no other plugin can be halfway through
 * rewriting a page while it is read.
 * @param routes paths with the base URL
 * @throws Error for a route without an HTML file
 */
export function readRoutes(
  routes: readonly string[],
  baseUrl: string,
  outDir: string,
): PageSource[] {
  return routes
    .filter((route) => !route.endsWith('/404.html'))
    .sort()
    .map((route) => ({
      path: route === baseUrl ? route : route.replace(/\/$/, ''),
      html: readFileSync(htmlFile(route, baseUrl, outDir), 'utf8'),
    }));
}

/** `/keys` may be `keys.html` or `keys/index.html`, as the site's `trailingSlash` says. */
function htmlFile(route: string, baseUrl: string, outDir: string): string {
  const relative = decodeURI(route.slice(baseUrl.length).replace(/\/$/, ''));
  const candidates = [`${relative || 'index'}.html`, path.join(relative, 'index.html')];
  const file = candidates.map((name) => path.join(outDir, name)).find((name) => existsSync(name));
  if (!file) {
    throw new Error(
      `Search index: the route ${route} has no HTML file in ${outDir} (looked for ` +
        `${candidates.join(' and ')}). Remove the output folder and build again.`,
    );
  }
  return file;
}
