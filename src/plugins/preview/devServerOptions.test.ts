import {describe, expect, it, vi} from 'vitest';
import {devServerOptions} from './devServerOptions';

const SERVERS = {'/docs/zh/': 'http://127.0.0.1:4001'};

describe('devServerOptions', () => {
  it('has a WebSocket for hot reloading for each language', () => {
    expect(devServerOptions('/docs/', {})).toMatchObject({
      webSocketServer: {options: {path: '/docs/ws'}},
      client: {webSocketURL: {pathname: '/docs/ws'}},
      proxy: [],
    });
    expect(devServerOptions('/docs/zh/', {}).client.webSocketURL.pathname).toBe('/docs/zh/ws');
  });

  it.each([
    ['/docs/zh/obis/common/glossary', true],
    ['/docs/zh/ws', true],
    ['/docs/zh', true],
    ['/docs/zhongguo', false],
    ['/docs/obis/zh/', false],
    ['/docs/ws', false],
  ])('passes %s on to the other language: %s', (pathname, expected) => {
    const [proxy] = devServerOptions('/docs/', SERVERS).proxy;
    expect(proxy?.target).toBe('http://127.0.0.1:4001');
    expect(proxy?.context(pathname)).toBe(expected);
  });

  it('lets the browser ask again while the other language starts', () => {
    const [proxy] = devServerOptions('/', {'/zh/': 'http://127.0.0.1:4001'}).proxy;
    const end = vi.fn();
    const writeHead = vi.fn(() => ({end}));
    proxy?.onError(new Error(), {}, {writeHead} as never);
    expect(writeHead).toHaveBeenCalledWith(503, {Refresh: '1'});
    expect(end).toHaveBeenCalledWith(expect.stringContaining('Starting'));
  });
});
