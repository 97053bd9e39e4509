import {readFileSync} from 'node:fs';
import {htmlFile} from './htmlFile';

/** Styles and scripts are half of a page, and the menu a third of the rest. */
const NOT_READ = /<(style|script|aside(?= class="?theme-doc-sidebar))\b[^]*?<\/\1>/g;

/** A built page. */
export type BuiltPage = {
  /** Path with the base URL. */
  readonly path: string;
  /** Without styles, scripts and the menu. */
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
      html: readFileSync(htmlFile(route, baseUrl, outDir), 'utf8').replace(NOT_READ, ''),
    }));
}
