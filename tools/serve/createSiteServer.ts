import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import sirv from 'sirv';
import {serverRedirects} from '../../src/plugins/redirects/writeRedirects';
import {securityHeaders} from '../../src/security/headers';
import {mimeTypeOf} from '../servers/mimeTypes';
import {findRedirect} from '../servers/redirects';
import {cachingOf, notFoundPageOf, servingRules} from '../servers/rules';

/** What to serve, and at which path. */
export type SiteServerOptions = {
  /** Folder that holds the built site; it answers at `baseUrl`. */
  buildDir: string;
  /** Path the site was built for; starts and ends with a slash. */
  baseUrl?: string;
};

/** The file that answers an address: that of a page has an ending that the address lacks. */
function fileOf(pathname: string): string {
  if (pathname.endsWith('/')) return `${pathname}index.html`;
  return path.posix.extname(pathname) ? pathname : `${pathname}.html`;
}

/**
 * Creates an HTTP server that answers as nginx and Caddy do with the configurations of deploy/. Files of `precompress` are sent
 * compressed.
 * @returns a server that does not listen yet
 * @throws Error when the folder holds no built site
 */
export function createSiteServer({buildDir, baseUrl = '/'}: SiteServerOptions): Server {
  if (!existsSync(path.join(buildDir, 'index.html'))) {
    throw new Error(`No built site in ${buildDir}: run "npm run build" first.`);
  }
  const rules = servingRules(baseUrl, securityHeaders(buildDir), serverRedirects(buildDir));
  const headers = new Headers({...rules.headers, 'Cache-Control': rules.caching.others});
  const hidden = new RegExp(rules.hidden);
  const files = sirv(buildDir, {
    extensions: ['html'],
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (response, pathname) => {
      response.setHeader('Content-Type', mimeTypeOf(fileOf(pathname)));
      response.setHeader('Cache-Control', cachingOf(rules, pathname));
      // sirv takes an archive for a compressed twin: browsers would unpack it.
      if (pathname.endsWith('.gz')) response.setHeader('Content-Encoding', 'identity');
    },
  });

  return createServer((request: IncomingMessage, response: ServerResponse) => {
    const url = request.url ?? '/';
    response.setHeaders(headers);
    const send404 = () => {
      const file = path.join(buildDir, notFoundPageOf(rules, url));
      response.writeHead(404, {'Content-Type': mimeTypeOf('404.html')});
      response.end(existsSync(file) ? readFileSync(file) : 'Not found');
    };
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, {Allow: 'GET, HEAD'}).end();
      return;
    }
    const redirect = findRedirect(rules.redirects, url);
    if (redirect) {
      response.writeHead(301, {Location: redirect}).end();
    } else if (url.startsWith(baseUrl)) {
      request.url = `/${url.slice(baseUrl.length)}`;
      if (hidden.test(request.url.split('?')[0] ?? '')) send404();
      else files(request, response, send404);
    } else {
      send404();
    }
  });
}
