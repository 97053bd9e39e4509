import {readdirSync} from 'node:fs';
import path from 'node:path';
import clientRedirects from '@docusaurus/plugin-client-redirects';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import {temporaryFolder} from '@site/tests/fixtures/temporaryFolder';
import {hashScripts} from '../../../tools/security-headers/hashScripts';
import {readRedirects} from './readRedirects';
import {readServerRedirects, writeRedirects} from './writeRedirects';

const {dir, read, write} = temporaryFolder();

describe('redirects.yaml', () => {
  const redirectsOf = (text: string) => {
    write('redirects.yaml', text);
    return readRedirects(dir);
  };

  it('lists pages that have moved, to a page or a part of one', () => {
    expect(redirectsOf('- {from: /obis/old, to: /obis/b#second}')).toEqual([
      {from: '/obis/old', to: '/obis/b#second'},
    ]);
    expect(redirectsOf('[]')).toEqual([]);
  });

  it.each([
    ['{', /redirects\.yaml:1 .*close each brace/],
    ['from: /a', /:1 .*expected array.* Fix: write the line as - \{from/],
    ['- {from: /obis/old}', /redirects\.yaml:1 0\.to: .*expected string/],
    ['- {from: /a, to: /b}\n- /c to /d', /:2 1: .* Fix: write the line as - \{from/],
    ['- {from: /a, too: /b}', /:1 0: there is no key "too"\. Fix: Did you mean to\?/],
    ['- {from: old, to: /obis/b}', /0\.from: write an address from the root/],
    ['- {from: /a#x, to: /obis/b}', /write an address from the root, such as \/obis\/old-page/],
    ['- {from: /zh/obis/old, to: /obis/b}', /leave the language out/],
    ['- {from: /obis/old.html, to: /obis/b}', /leave the file ending out/],
  ])('refuses %s', (text, message) => expect(() => redirectsOf(text)).toThrow(message));
});

describe('redirecting pages', () => {
  const MOVED = [
    {from: '/obis/old', to: '/obis/new'},
    {from: '/obis/merged', to: '/obis/new#part'},
  ];

  /** Run the plugin as the build of one language does. */
  async function runPlugin(folder: string, baseUrl: string): Promise<void> {
    const siteConfig = {trailingSlash: false, future: {}, onDuplicateRoutes: 'throw'};
    const plugin = clientRedirects({siteConfig} as unknown as LoadContext, {
      id: 'default',
      redirects: MOVED,
      fromExtensions: [],
      toExtensions: [],
    });
    const outDir = path.join(dir, folder);
    await plugin?.postBuild?.({
      routesPaths: [`${baseUrl}obis/new`],
      baseUrl,
      outDir,
      siteConfig,
    } as unknown as Parameters<NonNullable<Plugin<void>['postBuild']>>[0]);
  }

  it('lead on in both languages, with one script for all, and are listed for servers', async () => {
    await runPlugin('', '/docs/');
    await runPlugin('zh', '/docs/zh/');
    writeRedirects(dir, '/docs/');
    const pages = readdirSync(dir, {recursive: true, encoding: 'utf8'})
      .filter((name) => name.endsWith('.html'))
      .map(read);
    expect(pages).toHaveLength(4);
    expect(new Set(pages.flatMap(hashScripts)).size).toBe(1);
    const chinese = read('zh/obis/old/index.html');
    expect(chinese).toContain('content="0; url=/docs/zh/obis/new"');
    expect(chinese).toContain('<a href="/docs/zh/obis/new">');
    expect(readServerRedirects(dir)).toEqual([
      {from: '/docs/obis/merged', to: '/docs/obis/new#part'},
      {from: '/docs/obis/old', to: '/docs/obis/new'},
      {from: '/docs/zh/obis/merged', to: '/docs/zh/obis/new#part'},
      {from: '/docs/zh/obis/old', to: '/docs/zh/obis/new'},
    ]);
  });

  it('are none without redirects', () => {
    writeRedirects(dir, '/');
    expect([readdirSync(dir), readServerRedirects(dir)]).toEqual([[], []]);
  });
});
