import {describe, expect, it, vi} from 'vitest';
import {previewServer} from './previewServer';

const SERVERS = {'/docs/zh/': 'http://127.0.0.1:4001'};

describe('previewServer', () => {
  it('has a WebSocket for hot reloading for each language', () => {
    expect(previewServer('/docs/', {})).toMatchObject({
      webSocketServer: {options: {path: '/docs/ws'}},
      client: {webSocketURL: {pathname: '/docs/ws'}},
      proxy: [],
    });
    expect(previewServer('/docs/zh/', {}).client.webSocketURL.pathname).toBe('/docs/zh/ws');
  });

  it.each([
    ['/docs/zh/obis/common/glossary', true],
    ['/docs/zh/ws', true],
    ['/docs/zh', true],
    ['/docs/zhongguo', false],
    ['/docs/obis/zh/', false],
    ['/docs/ws', false],
  ])('passes %s on to the other language: %s', (pathname, expected) => {
    const [proxy] = previewServer('/docs/', SERVERS).proxy;
    expect(proxy?.target).toBe('http://127.0.0.1:4001');
    expect(proxy?.context(pathname)).toBe(expected);
  });

  it.each([
    ['text/html,*/*', /http-equiv="refresh"[\s\S]*正在启动/],
    ['*/*', /^$/],
  ])('answers a request for %s while the other language starts', (accept, body) => {
    const [proxy] = previewServer('/', {'/zh/': 'http://127.0.0.1:4001'}).proxy;
    const response = {writeHead: vi.fn(), end: vi.fn()};
    proxy?.onError(new Error(), {headers: {accept}} as never, response as never);
    expect(response.writeHead).toHaveBeenCalledWith(503, expect.anything());
    expect(response.end).toHaveBeenCalledWith(expect.stringMatching(body));
  });
});
