import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import sirv from 'sirv';
import {hasSecurityHeaders, securityHeaders} from '../../src/security/headers';
import {translatedLocales} from '../../src/settings/locales';

/** What to serve, and at which path. */
export type SiteServerOptions = {
  /** Folder that holds the built site; it answers at `baseUrl`. */
  buildDir: string;
  /** Path the site was built for; starts and ends with a slash. */
  baseUrl?: string;
};

function notFoundPages(buildDir: string) {
  const read = (folder: string) => {
    const file = path.join(buildDir, folder, '404.html');
    return existsSync(file) ? readFileSync(file) : Buffer.from('Not found');
  };
  const fallback = read('');
  const byLocale = new Map(translatedLocales.map((locale) => [locale, read(locale)]));
  return (sitePath: string) => byLocale.get(sitePath.split('/')[0] ?? '') ?? fallback;
}

/** Hashed files are immutable; everything else is revalidated. */
function setCacheHeaders(response: ServerResponse, pathname: string): void {
  response.setHeader(
    'Cache-Control',
    pathname.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
  );
}

/**
 * An HTTP server that answers like a static host: `/page` is `page.html`, an unknown path is the not-found page of its
 * language with status 404. Files of `precompress` are sent compressed. The security headers are those of the build, if it has
 * any.
 * @returns a server that does not listen yet
 * @throws Error when the folder holds no built site
 */
export function createSiteServer({buildDir, baseUrl = '/'}: SiteServerOptions): Server {
  if (!existsSync(path.join(buildDir, 'index.html'))) {
    throw new Error(`No built site in ${buildDir}: run "npm run build" first.`);
  }
  const files = sirv(buildDir, {
    extensions: ['html'],
    etag: true,
    brotli: true,
    setHeaders: setCacheHeaders,
  });
  const notFoundPage = notFoundPages(buildDir);
  const headers = new Headers(hasSecurityHeaders(buildDir) ? securityHeaders(buildDir) : {});

  return createServer((request: IncomingMessage, response: ServerResponse) => {
    const url = request.url ?? '/';
    response.setHeaders(headers);
    const send404 = (sitePath: string) => {
      response.writeHead(404, {'Content-Type': 'text/html; charset=utf-8'});
      response.end(notFoundPage(sitePath));
    };
    if (!url.startsWith(baseUrl)) {
      if (`${url}/` === baseUrl) {
        response.writeHead(301, {Location: baseUrl}).end();
      } else {
        send404('');
      }
      return;
    }
    const sitePath = url.slice(baseUrl.length);
    request.url = `/${sitePath}`;
    files(request, response, () => send404(sitePath));
  });
}
