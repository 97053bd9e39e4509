import {readFileSync} from 'node:fs';
import {htmlFile} from './htmlFile';

/** A built page. */
export type BuiltPage = {
  /** Path with the base URL. */
  readonly path: string;
  readonly html: string;
};

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
): BuiltPage[] {
  return routes
    .filter((route) => !route.endsWith('/404.html'))
    .sort()
    .map((route) => ({
      path: route === baseUrl ? route : route.replace(/\/$/, ''),
      html: readFileSync(htmlFile(route, baseUrl, outDir), 'utf8'),
    }));
}
