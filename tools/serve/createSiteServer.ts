import {createServer, type Server} from 'node:http';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import sirv from 'sirv';
import {readServerRedirects} from '../build/writeRedirects';
import {securityHeaders} from '../security-headers/headers';
import {readBaseUrl} from '../server-config/readBaseUrl';
import {mimeTypeOf} from '../server-config/mimeTypes';
import {findRedirect} from '../server-config/redirectRules';
import {cacheControlOf, notFoundPageOf, servingRules} from '../server-config/servingRules';

/**
 * Create an HTTP server that answers as nginx does with deploy/nginx.conf, at the base URL of the build.
 * @param buildDir folder that holds the built site
 * @returns a server that does not listen yet
 * @throws Error when the folder holds no built site
 */
export function createSiteServer(buildDir: string): Server {
  const baseUrl = readBaseUrl(buildDir);
  const rules = servingRules(baseUrl, securityHeaders(buildDir), readServerRedirects(buildDir));
  const headers = new Headers({...rules.headers, 'Cache-Control': rules.caching.others});
  const hidden = new RegExp(rules.hidden);
  const files = sirv(buildDir, {
    extensions: ['html'],
    etag: true,
    setHeaders: (response, pathname) => {
      // The URL of a page lacks the ending of its file.
      const file = path.posix.extname(pathname) ? pathname : 'index.html';
      response.setHeader('Content-Type', mimeTypeOf(file));
      response.setHeader('Cache-Control', cacheControlOf(rules, pathname));
      // sirv takes an archive for a compressed copy of a file, and browsers would unpack it.
      if (pathname.endsWith('.gz')) response.setHeader('Content-Encoding', 'identity');
    },
  });

  return createServer((request, response) => {
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
