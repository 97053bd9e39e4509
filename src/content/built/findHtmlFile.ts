import {existsSync} from 'node:fs';
import path from 'node:path';

/**
 * Find the HTML file that the build has written for a permalink, and return its path.
 * @param permalink path of a page with the base URL and the language, as in Docusaurus's `routesPaths`
 * @param outDir the output folder of the locale
 * @throws Error for a permalink without an HTML file
 */
export function findHtmlFile(permalink: string, baseUrl: string, outDir: string): string {
  const relative = decodeURI(permalink.slice(baseUrl.length).replace(/\/$/, ''));
  const candidates = relative.endsWith('.html')
    ? [relative]
    : [`${relative || 'index'}.html`, path.join(relative, 'index.html')];
  const file = candidates
    .map((candidate) => path.join(outDir, candidate))
    .find((candidate) => existsSync(candidate));
  if (!file) {
    throw new Error(
      `The route ${permalink} has no HTML file in ${outDir} ` +
        `(looked for ${candidates.join(' and ')}). Fix: remove the output folder and build again.`,
    );
  }
  return file;
}
