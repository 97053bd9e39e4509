import {existsSync} from 'node:fs';
import path from 'node:path';

/**
 * Return the path of the HTML file that the build has written for a route.
 * @param route a path with the base URL, as in Docusaurus's `routesPaths`
 * @param outDir the output folder of the locale
 * @throws Error for a route without an HTML file
 */
export function htmlFile(route: string, baseUrl: string, outDir: string): string {
  const relative = decodeURI(route.slice(baseUrl.length).replace(/\/$/, ''));
  const candidates = relative.endsWith('.html')
    ? [relative]
    : [`${relative || 'index'}.html`, path.join(relative, 'index.html')];
  const file = candidates
    .map((candidate) => path.join(outDir, candidate))
    .find((candidate) => existsSync(candidate));
  if (!file) {
    throw new Error(
      `The route ${route} has no HTML file in ${outDir} ` +
        `(looked for ${candidates.join(' and ')}). Fix: remove the output folder and build again.`,
    );
  }
  return file;
}
