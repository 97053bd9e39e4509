import {rmSync} from 'node:fs';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {writeFiles} from '../../tools/pack/writeFiles';
import {writeSums} from '../../tools/pack/sums';
import {precompress} from '../../tools/serve/precompress';
import {writeServerFiles} from '../../tools/servers/writeServerFiles';
import {temporaryFolder} from '../fixtures/temporaryFolder';
import {send as sendTo} from './request';
import {TEXTS, writeSampleSite} from './sampleSite';
import {hasBrotliModule, SERVERS, startServer, type RunningServer} from './startServer';

/** Paths are below the base URL, without its slash. */
const REDIRECTS = [
  ['/page.html', '/page'],
  ['/page.html?q=a%20b&c=//', '/page?q=a%20b&c=//'],
  ['/page/', '/page'],
  ['/page/?q', '/page?q'],
  ['/index.html', '/'],
  ['/index', '/'],
  ['/zh', '/zh/'],
  ['/zh?q', '/zh/?q'],
  ['/zh/index.html?q', '/zh/?q'],
  ['/zh/page.html', '/zh/page'],
  ['//page', '/page'],
  ['/zh///page', '/zh/page'],
  ['/obis/', '/obis'],
  ['/404.html', '/404'],
  ['/moved', '/page'],
  ['/moved/?q=a%20b', '/page?q=a%20b'],
  ['/moved.html', '/page'],
  ['/zh/moved/index.html', '/zh/page'],
  ['/merged?q', '/obis/section?q#part'],
] as const;

const PAGES = [
  ['/', TEXTS.home],
  ['/?q=1', TEXTS.home],
  ['/page', TEXTS.page],
  ['/page?a.html', TEXTS.page],
  ['/obis/section', TEXTS.section],
  ['/zh/', TEXTS.chineseHome],
  ['/zh/page', TEXTS.chinesePage],
] as const;

const NOT_FOUND = [
  ['/nothing', TEXTS.notFound],
  ['/obis', TEXTS.notFound],
  ['/assets/js', TEXTS.notFound],
  ['/assets/js/gone.9z8y.js', TEXTS.notFound],
  ['/404', TEXTS.notFound],
  ['/.secret', TEXTS.notFound],
  ['/.git/config', TEXTS.notFound],
  ['/%2egit/config', TEXTS.notFound],
  ['/_headers', TEXTS.notFound],
  ['/_redirects', TEXTS.notFound],
  ['/moved-on', TEXTS.notFound],
  ['/zhou', TEXTS.notFound],
  ['/zh/nothing', TEXTS.chineseNotFound],
  ['/zh/nothing?q', TEXTS.chineseNotFound],
  ['/zh/404', TEXTS.chineseNotFound],
] as const;

const TYPES = [
  ['/page', 'text/html; charset=utf-8'],
  ['/assets/js/main.1a2b.js', 'text/javascript; charset=utf-8'],
  ['/sw.js', 'text/javascript; charset=utf-8'],
  ['/search-index.json', 'application/json'],
  ['/img/logo.svg', 'image/svg+xml'],
  ['/samples/a.pem', 'application/x-pem-file'],
  ['/samples/a.der', 'application/octet-stream'],
  ['/samples/a.bin', 'application/octet-stream'],
  ['/samples/a.csv', 'text/csv; charset=utf-8'],
  ['/samples/a.yaml', 'application/yaml'],
  ['/samples/a.tar.gz', 'application/gzip'],
] as const;

const IMMUTABLE = 'public, max-age=31536000, immutable';
const CACHING = [
  ['/', 'no-cache'],
  ['/page', 'no-cache'],
  ['/nothing', 'no-cache'],
  ['/search-index.json', 'no-cache'],
  ['/sw.js', 'no-cache'],
  ['/samples/a.pem', 'no-cache'],
  ['/assets/js/main.1a2b.js', IMMUTABLE],
  ['/zh/assets/js/main.3c4d.js', IMMUTABLE],
  ['/assets/js/gone.9z8y.js', 'no-cache'],
] as const;

const DECODERS: Record<string, (body: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

describe.each(SERVERS.flatMap((name) => [[name, '/'] as const, [name, '/docs/'] as const]))(
  '%s at %s',
  (name, baseUrl) => {
    const {dir: work} = temporaryFolder(afterAll);
    const base = baseUrl.slice(0, -1);
    let server: RunningServer;
    const send = (target: string, options?: Parameters<typeof sendTo>[2]) =>
      sendTo(server.origin, base + target, options);

    beforeAll(async () => {
      const [build, folder] = [path.join(work, 'build'), path.join(work, 'pack')];
      writeSampleSite(build, baseUrl);
      writeServerFiles(build, `${build}.server`);
      await writeFiles(build, folder, 'of the test');
      for (const twin of ['br', 'gz']) rmSync(path.join(folder, `site/twinless.html.${twin}`));
      writeSums(folder);
      // For `npm run serve`; a pack has its own.
      await precompress(build);
      server = await startServer(name, folder, build);
    });
    afterAll(() => server?.stop());

    it.each(REDIRECTS)('redirects %s', async (asked, target) => {
      const {status, headers} = await send(asked);
      expect([status, headers.location]).toEqual([301, base + target]);
    });

    it.each(PAGES)('answers %s', async (asked, text) => {
      const {status, body} = await send(asked);
      expect(status).toBe(200);
      expect(body.toString()).toContain(text);
    });

    it.each(NOT_FOUND)('does not find %s, in the language of the address', async (asked, text) => {
      const {status, headers, body} = await send(asked);
      expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
      expect(body.toString()).toContain(text);
    });

    it('finds nothing outside its folder', async () => {
      for (const way of ['/../', '/%2e%2e/', '/..%2f', '/zh/..%5c..%5c', '/%2fetc/']) {
        const {status, body} = await send(`${way}../../../../../../etc/passwd`);
        expect([400, 404]).toContain(status);
        expect(body.toString()).not.toContain('root:');
      }
    });

    it('sends the type of each file', async () => {
      for (const [asked, type] of TYPES) {
        expect([asked, (await send(asked)).headers['content-type']]).toEqual([asked, type]);
      }
    });

    it('says how to cache each file', async () => {
      for (const [asked, caching] of CACHING) {
        expect([asked, (await send(asked)).headers['cache-control']]).toEqual([asked, caching]);
      }
    });

    it('sends the headers of the build with every answer, and no version', async () => {
      for (const [asked, method] of [
        ['/page', 'GET'],
        ['/page', 'HEAD'],
        ['/nothing', 'GET'],
        ['/page.html', 'GET'],
        ['/page', 'POST'],
      ] as const) {
        const {headers} = await send(asked, {method});
        expect(headers).toMatchObject({
          'content-security-policy': "default-src 'self'; script-src 'self' 'sha256-x='",
          'x-content-type-options': 'nosniff',
        });
        expect(headers.server ?? '').not.toMatch(/\d/);
      }
    });

    it.each(['/', '/page', '/assets/js/main.1a2b.js'])(
      'sends %s compressed, and 304 to who has it, for each encoding by itself',
      async (asked) => {
        const plain = await send(asked);
        const tags = new Set<string>();
        for (const accepted of ['br', 'gzip', 'gzip, deflate, br', 'identity']) {
          const {headers, body} = await send(asked, {headers: {'accept-encoding': accepted}});
          const best =
            accepted.includes('br') && (name !== 'nginx' || hasBrotliModule) ? 'br' : 'gzip';
          const encoding = accepted === 'identity' ? undefined : best;
          expect(headers['content-encoding']).toBe(
            accepted === 'br' && best === 'gzip' ? undefined : encoding,
          );
          expect(headers.vary).toMatch(/Accept-Encoding/i);
          expect(headers['content-type']).toBe(plain.headers['content-type']);
          const decode = DECODERS[headers['content-encoding'] ?? ''] ?? ((same) => same);
          expect(decode(body).equals(plain.body)).toBe(true);
          const tag = headers.etag ?? '';
          expect(tag).toMatch(/^(?:W\/)?"[^"]+"$/);
          const again = await send(asked, {
            headers: {'accept-encoding': accepted, 'if-none-match': tag},
          });
          expect([again.status, again.body.length]).toEqual([304, 0]);
          tags.add(tag);
        }
        expect(tags.size).toBe(name === 'nginx' && !hasBrotliModule ? 2 : 3);
        const other = await send(asked, {headers: {'if-none-match': '"other"'}});
        expect(other.status).toBe(200);
      },
    );

    it.runIf(['nginx', 'caddy'].includes(name))('compresses what has no twins', async () => {
      const {headers, body} = await send('/twinless', {headers: {'accept-encoding': 'gzip'}});
      expect(headers['content-encoding']).toBe('gzip');
      expect(headers.vary).toMatch('Accept-Encoding');
      expect(gunzipSync(body).toString()).toBe(TEXTS.page);
    });

    it('sends a part of a file', async () => {
      const part = async (range: string) => {
        const {status, headers, body} = await send('/samples/a.yaml', {headers: {range}});
        return [status, headers['content-range'], body.toString()];
      };
      expect(await part('bytes=1-2')).toEqual([206, 'bytes 1-2/4', 'AM']);
      expect((await part('bytes=9-'))[0]).toBe(416);
    });

    it('answers HEAD like GET without the body', async () => {
      for (const [asked, status] of [
        ['/page', 200],
        ['/nothing', 404],
      ] as const) {
        const [head, get] = await Promise.all([send(asked, {method: 'HEAD'}), send(asked)]);
        expect([head.status, head.body.length]).toEqual([status, 0]);
        expect(head.headers['content-type']).toBe(get.headers['content-type']);
        expect(head.headers['content-length'] ?? get.headers['content-length']).toBe(
          get.headers['content-length'],
        );
      }
    });

    it('refuses what is not GET or HEAD', async () => {
      for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
        const {status, headers} = await send('/page', {method});
        expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
      }
    });

    if (baseUrl !== '/') {
      it('leads from the host to the site, and answers nothing beside it', async () => {
        const at = async (target: string) => {
          const {status, headers} = await sendTo(server.origin, target);
          return [status, headers.location];
        };
        expect(await at('/')).toEqual([301, baseUrl]);
        expect(await at('/docs')).toEqual([301, baseUrl]);
        expect(await at('/docs?q')).toEqual([301, `${baseUrl}?q`]);
        expect(await at('/page')).toEqual([404, undefined]);
        expect(await at('/docspage')).toEqual([404, undefined]);
      });
    }
  },
);
