import type {Server} from 'node:http';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {temporaryFolder} from '../../tests/fixtures/temporaryFolder';
import {createSiteServer} from './createSiteServer';
import {listen} from './listen';

const {dir: buildDir, write} = temporaryFolder();
let server: Server | undefined;

beforeEach(() => {
  writeHome('/');
  write('guide.html', 'guide');
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

  it('answers an archive as it is, so that a browser does not unpack it', async () => {
    write('sample.tar.gz', 'not really an archive');
    const answer = await fetch(`${await start()}/sample.tar.gz`);
    expect(await answer.text()).toBe('not really an archive');
  });

  it('says what to run when there is no built site', () => {
    const missing = path.join(buildDir, 'no-such-build');
    expect(() => createSiteServer(missing)).toThrow(/npm run build/);
  });
});
