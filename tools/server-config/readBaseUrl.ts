import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/**
 * Find the path that a site was built for, from the URLs on its landing page.
 * @returns starts and ends with a slash
 * @throws Error when the folder holds no built site
 */
export function readBaseUrl(buildDir: string): string {
  const file = path.join(buildDir, 'index.html');
  const html = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const [, baseUrl] = /[\s"=](\/(?:[^\s"=>]*?\/)?)assets\/(?:js|css)\//.exec(html) ?? [];
  if (!baseUrl) throw new Error(`No built site in ${buildDir}: run "npm run build" first.`);
  return baseUrl;
}
