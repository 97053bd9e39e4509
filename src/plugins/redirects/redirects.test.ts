import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import clientRedirects from '@docusaurus/plugin-client-redirects';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {readPage} from '../../security/readPage';
import {checkRedirects, loadRedirects} from './checkRedirects';
import {movedSections} from './movedSections';
import {serverRedirects, writeRedirects} from './writeRedirects';

let dir: string;

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
  writeFileSync(path.join(dir, file), text);
}

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'obis-redirects-'));
});
afterEach(() => rmSync(dir, {recursive: true}));

describe('redirects.yaml', () => {
  const TRANSLATED = 'i18n/zh/docusaurus-plugin-content-docs/current';

  beforeEach(() => {
    write('docs/obis/a.mdx', '# A\n\n## First {/* #first */}\n');
    write(`${TRANSLATED}/obis/a.mdx`, '# 甲\n\n## 第一 {/* #first */}\n');
    write('docs/obis/b.mdx', '# B\n\n## Second {/* #second */}\n\n## New {/* #new */}\n');
    write(`${TRANSLATED}/obis/b.mdx`, '# 乙\n\n## 第二 {/* #second */}\n');
    write('docs/obis/codes.mdx', '# Codes\n\n<ErrorTable area="verify" />\n');
  });

  const check = (text: string) => {
    write('redirects.yaml', text);
    return checkRedirects(dir).map(({line, message, fix}) => `${line} ${message}. Fix: ${fix}`);
  };

  it.each([
    ['- {from: /obis/old, to: /obis/b}'],
    ['- {from: /obis/old, to: /obis/b#second}'],
    ['- {from: /obis/a#gone, to: /obis/b#second}\n- {from: /obis/a#was, to: /obis/a#first}'],
    ['- {from: /obis/old, to: /obis/codes#verify-01}'],
    ['[]'],
  ])('accepts %s', (text) => expect(check(text)).toEqual([]));

  it.each([
    ['{', /^1 this is not valid YAML/],
    ['from: /a', /^1 the file is .*write a list/],
    ['- {from: /obis/old}', /^1 \[1\]\.to is missing/],
    ['- {from: old, to: /obis/b}', /^1 \[1\]\.from is "old"\. Fix: write an address from the root/],
    ['- {from: /zh/obis/old, to: /obis/b}', /leave the language out/],
    ['- {from: /obis/old.html, to: /obis/b}', /leave the file ending out/],
    ['- {from: /obis/a, to: /obis/b}', /^1 from: \/obis\/a is a page/],
    ['- {from: /obis/old, to: /obis/bb}', /^1 to: the page \/obis\/bb does not .*mean \/obis\/b\b/],
    ['- {from: /obis/old, to: /obis/b#secnd}', /docs\/obis\/b\.mdx has no heading.*mean second/],
    ['- {from: /obis/old, to: /obis/b#new}', /i18n\/.*\/b\.mdx has no heading #new/],
    ['- {from: /obis/a#first, to: /obis/b}', /^1 from: docs\/obis\/a\.mdx still has .*#first/],
    ['- {from: /obis/x#y, to: /obis/b}', /^1 from: \/obis\/x#y is a heading of no page/],
    ['- {from: /o, to: /o}', /^1 \/o leads back to itself/],
    [
      '- {from: /o, to: /obis/a}\n- {from: /o, to: /obis/b}',
      /^2 \/o is redirected on line 1 already/,
    ],
    [
      '- {from: /o, to: /p}\n- {from: /p, to: /obis/b}',
      /^1 .*once more\. Fix: write to: \/obis\/b/,
    ],
    ['- {from: /o, to: /p#x}\n- {from: /p, to: /obis/b}', /^1 .*Fix: write to: \/obis\/b#x/],
    ['- {from: /o, to: /p}\n- {from: /p, to: /o}', /^1 \/o leads back to itself/],
  ])('refuses %s', (text, message) => expect(check(text)[0]).toMatch(message));

  it('stops the build with all mistakes', () => {
    write('redirects.yaml', '- {from: /obis/a, to: /obis/b}\n- {from: /o, to: /obis/c}\n');
    expect(() => loadRedirects(dir)).toThrow(/2 mistake\(s\):\n {2}redirects\.yaml:1 .*\n.*:2 /);
  });

  it('gives pages the sections that have left them, with their titles in the language', () => {
    write(
      'redirects.yaml',
      '- {from: /obis/a#x, to: /obis/b#second}\n- {from: /obis/a#y, to: /obis/a#first}',
    );
    expect(movedSections(dir, loadRedirects(dir), 'zh')).toEqual({
      '/obis/a': [
        {id: 'x', to: '/obis/b#second', title: '第二'},
        {id: 'y', to: '#first', title: '第一'},
      ],
    });
  });
});

describe('redirecting pages', () => {
  const MOVED = [
    {from: '/obis/old', to: '/obis/new', line: 1},
    {from: '/obis/merged', to: '/obis/new#part', line: 2},
  ];

  /** Runs the plugin as the build of one language does. */
  async function runPlugin(folder: string, baseUrl: string): Promise<void> {
    const redirects = MOVED.map(({from, to}) => ({from, to}));
    const siteConfig = {trailingSlash: false, future: {}, onDuplicateRoutes: 'throw'};
    const plugin = clientRedirects({siteConfig} as unknown as LoadContext, {
      id: 'default',
      redirects,
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
    writeRedirects(dir, MOVED, '/docs/');
    const pages = readdirSync(dir, {recursive: true, encoding: 'utf8'})
      .filter((name) => name.endsWith('.html'))
      .map((name) => readFileSync(path.join(dir, name), 'utf8'));
    expect(pages).toHaveLength(4);
    const read = pages.map(readPage);
    expect(read.flatMap(({problems}) => problems)).toEqual([]);
    expect(new Set(read.flatMap(({scriptHashes}) => scriptHashes)).size).toBe(1);
    const chinese = readFileSync(path.join(dir, 'zh/obis/old/index.html'), 'utf8');
    expect(chinese).toContain('content="0; url=/docs/zh/obis/new"');
    expect(chinese).toContain('<a href="/docs/zh/obis/new">');
    expect(serverRedirects(dir)).toEqual([
      {from: '/docs/obis/old', to: '/docs/obis/new'},
      {from: '/docs/obis/merged', to: '/docs/obis/new#part'},
      {from: '/docs/zh/obis/old', to: '/docs/zh/obis/new'},
      {from: '/docs/zh/obis/merged', to: '/docs/zh/obis/new#part'},
    ]);
  });

  it('are none without redirects', () => {
    writeRedirects(dir, [], '/');
    expect([readdirSync(dir), serverRedirects(dir)]).toEqual([[], []]);
  });
});
