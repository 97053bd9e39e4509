import {rm} from 'node:fs/promises';
import type {Server} from 'node:http';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {temporaryFolder} from '../../tests/fixtures/temporaryFolder';
import {createSiteServer} from './createSiteServer';
import {listen} from './listen';
import {precompress} from './precompress';

const {dir: buildDir, write} = temporaryFolder();
let server: Server | undefined;

beforeEach(() => {
  writeHome('/');
  write('guide.html', 'guide');
  write('404.html', 'not here');
  write('zh/404.html', '找不到');
  write('_headers', '');
});
afterEach(() => server?.close());

const writeHome = (baseUrl: string) =>
  write('index.html', `<script src="${baseUrl}assets/js/main.1.js"></script>`);

async function start(): Promise<string> {
  server = createSiteServer(buildDir);
  return `http://127.0.0.1:${await listen(server, 0)}`;
}

describe('createSiteServer', () => {
  it('answers pages without their file ending, under the base path of the build', async () => {
    writeHome('/docs/');
    const origin = await start();
    const page = await fetch(`${origin}/docs/guide`);
    expect([page.status, await page.text()]).toEqual([200, 'guide']);
    expect((await fetch(`${origin}/docs`)).url).toBe(`${origin}/docs/`);
    expect((await fetch(`${origin}/guide`)).status).toBe(404);
  });

  it('answers an unknown path with the not-found page of its language', async () => {
    const origin = await start();
    const english = await fetch(`${origin}/nothing`);
    const chinese = await fetch(`${origin}/zh/nothing`);
    expect([english.status, await english.text()]).toEqual([404, 'not here']);
    expect([chinese.status, await chinese.text()]).toEqual([404, '找不到']);
  });

  it('sends compressed files to clients that accept them, and lets hashed files be cached', async () => {
    const text = 'let a = 1;'.repeat(100);
    write('assets/js/main.1.js', text);
    write('guide.html', text);
    await precompress(buildDir);
    const origin = await start();
    const ask = async (address: string, encoding: string) => {
      const {headers} = await fetch(origin + address, {
        headers: {'accept-encoding': encoding},
      });
      expect([headers.get('vary'), headers.get('content-encoding')]).toEqual([
        'Accept-Encoding',
        encoding === 'br' ? 'br' : null,
      ]);
      return {headers, size: Number(headers.get('content-length'))};
    };
    expect((await ask('/guide', 'identity')).size).toBe(text.length);
    const page = await ask('/guide', 'br');
    expect(page.size).toBeLessThan(50);
    expect(page.headers.get('content-type')).toMatch('text/html');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    const script = await ask('/assets/js/main.1.js', 'br');
    expect(script.size).toBeLessThan(50);
    expect(script.headers.get('content-type')).toMatch('javascript');
    expect(script.headers.get('cache-control')).toMatch('immutable');
  });

  it('serves a new build in the place of the old one, with its headers and base path', async () => {
    const origin = await start();
    expect((await fetch(`${origin}/guide`)).status).toBe(200);
    await rm(buildDir, {recursive: true});
    write('new.html', 'new');
    write('_headers', '/*\n  X-Build: 2\n');
    writeHome('/docs/');
    const answer = await fetch(`${origin}/docs/new`);
    expect([await answer.text(), answer.headers.get('x-build')]).toEqual(['new', '2']);
    expect((await fetch(`${origin}/docs/guide`)).status).toBe(404);
  });

  it('says what to run when there is no built site', () => {
    const missing = path.join(buildDir, 'no-such-build');
    expect(() => createSiteServer(missing)).toThrow(/npm run build/);
  });
});
