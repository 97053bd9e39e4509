import {readdirSync} from 'node:fs';
import path from 'node:path';
import clientRedirects from '@docusaurus/plugin-client-redirects';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import {temporaryFolder} from '@site/tests/fixtures/temporaryFolder';
import {hashScripts} from '../security-headers/hashScripts';
import {readServerRedirects, writeRedirects} from './writeRedirects';

const {dir, read} = temporaryFolder();

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
