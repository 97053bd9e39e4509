import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {checkLink} from './checkLink';
import {listLinks} from './listLinks';

const FAST = {timeout: 300, pause: 1, tries: 3};

describe('links to other sites', () => {
  const asked: string[] = [];
  const server = http.createServer(({method = '', url = ''}, response) => {
    asked.push(`${method} ${url}`);
    const earlier = asked.filter((each) => each === `${method} ${url}`).length;
    if (url === '/silent') return;
    if (url === '/moved') {
      response.writeHead(301, {Location: '/there'}).end();
    } else {
      const status = {
        '/there': 200,
        '/gone': 410,
        '/no-head': method === 'HEAD' ? 405 : 200,
        '/busy': earlier > 1 ? 200 : 503,
        '/refused': 403,
      }[url];
      response.writeHead(status ?? 404).end();
    }
  });
  let origin = '';
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it.each([
    ['/there', 'ok', '200'],
    ['/moved', 'ok', '200'],
    ['/no-head', 'ok', '200'],
    ['/busy', 'ok', '200'],
    ['/gone', 'gone', '410'],
    ['/never', 'gone', '404'],
    ['/refused', 'unsure', '403'],
    ['/silent', 'unsure', 'TimeoutError'],
  ])('%s is %s (%s)', async (pathname, state, reason) => {
    expect(await checkLink(`${origin}${pathname}`, FAST)).toEqual({state, reason});
  });

  it('asks a server that refuses only once', () => {
    expect(asked.filter((each) => each.endsWith('/refused'))).toHaveLength(2);
  });

  it('are listed once, without those to the site itself', () => {
    const build = fs.mkdtempSync(path.join(tmpdir(), 'obis-links-'));
    const link = (href: string) => `<a href="${href}">a</a>`;
    const own = 'https://docs.example.com';
    fs.writeFileSync(path.join(build, 'a.html'), link('https://b.example/x#1') + link(`${own}/b`));
    fs.writeFileSync(path.join(build, 'b.html'), link('https://b.example/x#2') + link('/b'));
    expect([...listLinks(build, own)]).toEqual([['https://b.example/x', 'a.html']]);
    fs.rmSync(build, {recursive: true});
  });
});
