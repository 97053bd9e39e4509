import path from 'node:path';
import {gunzipSync} from 'node:zlib';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {writeArchiveContents} from '../../tools/archive/writeArchiveContents';
import {writeChecksums} from '../../tools/archive/checksums';
import {writeServerFiles} from '../../tools/server-config/writeServerFiles';
import {temporaryFolder} from '../fixtures/temporaryFolder';
import {send as sendTo} from './request';
import {TEXTS, writeSampleSite} from './sampleSite';
import {SERVERS, startServer, type RunningServer} from './startServer';

// Addresses follow the base URL without its last slash.

/** Expected status for each address, and the target of the redirect or the shown page. */
const ANSWERS = [
  ['/page.html?q=a%20b&c=//', 301, '/page?q=a%20b&c=//'],
  ['/page/?q', 301, '/page?q'],
  ['/index.html', 301, '/'],
  ['/zh?q', 301, '/zh/?q'],
  ['/zh///page', 301, '/zh/page'],
  ['/moved/?q=a%20b', 301, '/page?q=a%20b'],
  ['/zh/moved/index.html', 301, '/zh/page'],
  ['/merged?q', 301, '/obis/section?q#part'],
  ['/', 200, TEXTS.home],
  ['/page?a.html', 200, TEXTS.page],
  ['/obis/section', 200, TEXTS.section],
  ['/zh/', 200, TEXTS.chineseHome],
  ['/zh/page', 200, TEXTS.chinesePage],
  ['/nothing', 404, TEXTS.notFound],
  ['/obis', 404, TEXTS.notFound],
  ['/assets/js', 404, TEXTS.notFound],
  ['/404', 404, TEXTS.notFound],
  ['/%2egit/config', 404, TEXTS.notFound],
  ['/_headers', 404, TEXTS.notFound],
  ['/moved-on', 404, TEXTS.notFound],
  ['/zhou', 404, TEXTS.notFound],
  ['/zh/nothing?q', 404, TEXTS.chineseNotFound],
  ['/zh/404', 404, TEXTS.chineseNotFound],
] as const;

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Expected content type and caching of each kind of file. */
const FILES = [
  ['/page', 'text/html; charset=utf-8', 'no-cache'],
  ['/assets/js/main.1a2b.js', 'text/javascript; charset=utf-8', IMMUTABLE],
  ['/zh/assets/js/main.3c4d.js', 'text/javascript; charset=utf-8', IMMUTABLE],
  ['/sw.js', 'text/javascript; charset=utf-8', 'no-cache'],
  ['/search-index.json', 'application/json', 'no-cache'],
  ['/img/logo.svg', 'image/svg+xml', 'no-cache'],
  ['/samples/a.pem', 'application/x-pem-file', 'no-cache'],
  ['/samples/a.tar.gz', 'application/gzip', 'no-cache'],
  ['/assets/js/gone.9z8y.js', 'text/html; charset=utf-8', 'no-cache'],
] as const;

describe.each(SERVERS.flatMap((name) => [[name, '/'] as const, [name, '/docs/'] as const]))(
  '%s at %s',
  (name, baseUrl) => {
    const {dir: work} = temporaryFolder(afterAll);
    const base = baseUrl.slice(0, -1);
    let server: RunningServer;
    const send = (target: string, options?: Parameters<typeof sendTo>[2]) =>
      sendTo(server.origin, base + target, options);

    beforeAll(async () => {
      const [build, folder] = [path.join(work, 'build'), path.join(work, 'archive')];
      writeSampleSite(build, baseUrl);
      writeServerFiles(build, `${build}.server`);
      writeArchiveContents(build, folder, 'of the test');
      writeChecksums(folder);
      server = await startServer(name, folder, build);
    });
    afterAll(() => server?.stop());

    it.each(ANSWERS)('answers %s with %i', async (asked, expected, targetOrText) => {
      const {status, headers, body} = await send(asked);
      expect(status).toBe(expected);
      if (status === 301) expect(headers.location).toBe(base + targetOrText);
      else expect(body.toString()).toContain(targetOrText);
    });

    it('sends no file from outside of its folder', async () => {
      for (const way of ['/../', '/%2e%2e/', '/..%2f', '/zh/..%5c..%5c', '/%2fetc/']) {
        const {status, body} = await send(`${way}../../../../../../etc/passwd`);
        expect([400, 404]).toContain(status);
        expect(body.toString()).not.toContain('root:');
      }
    });

    it.each(FILES)('sends %s with its type and caching', async (asked, type, caching) => {
      const {headers} = await send(asked);
      expect([headers['content-type'], headers['cache-control']]).toEqual([type, caching]);
    });

    it.each([
      ['GET', '/page'],
      ['HEAD', '/page'],
      ['GET', '/nothing'],
      ['GET', '/page.html'],
      ['POST', '/page'],
    ])('sends the security headers and no version with %s %s', async (method, asked) => {
      const {headers} = await send(asked, {method});
      expect(headers).toMatchObject({
        'content-security-policy': "default-src 'self'; script-src 'self' 'sha256-x='",
        'x-content-type-options': 'nosniff',
      });
      expect(headers.server ?? '').not.toMatch(/\d/);
    });

    it.each(['gzip, deflate, br', 'identity'])(
      'sends a page to browsers that accept %s, and 304 when they have it',
      async (accepted) => {
        const headers = {'accept-encoding': accepted};
        const answer = await send('/page', {headers});
        const isCompressed = name === 'nginx' && accepted !== 'identity';
        expect(answer.headers['content-encoding']).toBe(isCompressed ? 'gzip' : undefined);
        const body = isCompressed ? gunzipSync(answer.body) : answer.body;
        expect(body.toString()).toBe(TEXTS.page);
        if (name === 'nginx') expect(answer.headers.vary).toMatch(/Accept-Encoding/i);
        const {etag, 'last-modified': modified = ''} = answer.headers;
        const known: Record<string, string> = etag
          ? {'if-none-match': etag}
          : {'if-modified-since': modified};
        const again = await send('/page', {headers: {...headers, ...known}});
        expect([again.status, again.body.length]).toEqual([304, 0]);
      },
    );

    it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('refuses %s', async (method) => {
      const {status, headers} = await send('/page', {method});
      expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
    });

    if (baseUrl !== '/') {
      it('redirects the root of the host to the site, and answers no other address beside it', async () => {
        const at = async (target: string) => {
          const {status, headers} = await sendTo(server.origin, target);
          return [status, headers.location];
        };
        expect(await at('/')).toEqual([301, baseUrl]);
        expect(await at('/docs?q')).toEqual([301, `${baseUrl}?q`]);
        expect(await at('/page')).toEqual([404, undefined]);
        expect(await at('/docspage')).toEqual([404, undefined]);
      });
    }
  },
);
