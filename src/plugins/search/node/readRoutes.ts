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
    .toSorted()
    .map((route) => {
      const relative = decodeURI(route.slice(baseUrl.length).replace(/\/$/, ''));
      const candidates = [`${relative || 'index'}.html`, path.join(relative, 'index.html')];
      const file = candidates
        .map((candidate) => path.join(outDir, candidate))
        .find((candidate) => existsSync(candidate));
      if (!file) {
        throw new Error(
          `Search index: the route ${route} has no HTML file in ${outDir} ` +
            `(looked for ${candidates.join(' and ')}). Remove the output folder and build again.`,
        );
      }
      return {
        path: route === baseUrl ? route : route.replace(/\/$/, ''),
        html: readFileSync(file, 'utf8'),
      };
    });
}
