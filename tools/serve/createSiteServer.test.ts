import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import type {Server} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, describe, expect, it} from 'vitest';
import {createSiteServer} from './createSiteServer';
import {listen} from './listen';

const cleanups: (() => void)[] = [];
afterEach(() => cleanups.splice(0).forEach((cleanup) => cleanup()));

function siteFolder(): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'obis-serve-'));
  mkdirSync(path.join(dir, 'zh'));
  for (const [file, text] of [
    ['index.html', 'home'],
    ['guide.html', 'guide'],
    ['404.html', 'not here'],
    ['zh/404.html', '找不到'],
  ] as const) {
    writeFileSync(path.join(dir, file), text);
  }
  cleanups.push(() => rmSync(dir, {recursive: true}));
  return dir;
}

async function start(baseUrl: string): Promise<string> {
  const server: Server = createSiteServer({buildDir: siteFolder(), baseUrl});
  const port = await listen(server, 0);
  cleanups.push(() => server.close());
  return `http://127.0.0.1:${port}`;
}

describe('createSiteServer', () => {
  it('answers pages without their file ending, under the base path', async () => {
    const origin = await start('/docs/');
    const page = await fetch(`${origin}/docs/guide`);
    expect([page.status, await page.text()]).toEqual([200, 'guide']);
    expect((await fetch(`${origin}/docs`)).url).toBe(`${origin}/docs/`);
    expect((await fetch(`${origin}/guide`)).status).toBe(404);
  });

  it('answers an unknown path with the not-found page of its language', async () => {
    const origin = await start('/');
    const english = await fetch(`${origin}/nothing`);
    const chinese = await fetch(`${origin}/zh/nothing`);
    expect([english.status, await english.text()]).toEqual([404, 'not here']);
    expect([chinese.status, await chinese.text()]).toEqual([404, '找不到']);
  });

  it('says what to run when there is no built site', () => {
    expect(() => createSiteServer({buildDir: path.join(tmpdir(), 'obis-no-such-build')})).toThrow(
      /npm run build/,
    );
  });
});
