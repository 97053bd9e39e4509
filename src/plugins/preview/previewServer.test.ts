import {describe, expect, it} from 'vitest';
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
});
