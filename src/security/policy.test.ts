import {createHash} from 'node:crypto';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {temporaryFolder} from '@site/tests/fixtures/temporaryFolder';
import {securityHeaders} from './headers';
import {addPolicy} from './policy';
import {readPage} from './readPage';
import {writePolicy} from './writePolicy';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('readPage', () => {
  it('hashes the scripts that are executed, byte for byte', () => {
    const {scriptHashes, problems} = readPage(
      `<script>a < b && "é"</script><script type="module">c</script><script src="/d.js"></script>
       <script type="application/ld+json">{"e": 1}</script><noscript><style>p{}</style></noscript>`,
    );
    expect(scriptHashes).toEqual([hash('a < b && "é"'), hash('c')]);
    expect(problems).toEqual([]);
  });

  it.each([
    ['<p onclick="a()">', 'inline event handler'],
    ['<svg onload=a()></svg>', 'inline event handler'],
    ['<a href=" java&#10;script:a()">', 'script as an address'],
    ['<svg><a xlink:href="javascript:a()"></a></svg>', 'script as an address'],
    ['<script src="https://a.example/b.js"></script>', 'another origin'],
    ['<link rel="preload stylesheet" href="//a.example/b.css">', 'another origin'],
    ['<img srcset="/a.png 1x, https://a.example/b.png 2x">', 'another origin'],
    ['<p style="background: url(//a.example/b.png)">', 'another origin'],
    ['<style>p{} @import "https://a.example/b.css";</style>', 'another origin'],
    ['<form action="https://a.example/">', 'another origin'],
    ['<iframe src="/a"></iframe>', 'allows no such element'],
    ['<base href="/a/">', 'allows no such element'],
  ])('reports %s', (html, message) => {
    expect(readPage(html).problems).toEqual([expect.stringContaining(message)]);
  });

  it('reports nothing that is not loaded, or is in the page', () => {
    const html = `<link rel="canonical" href="https://a.example/"><a href="https://a.example/">a</a>
      <img src="data:image/png;base64,AAAA"><p style="background: url(/a.png)">javascript:</p>`;
    expect(readPage(html).problems).toEqual([]);
  });
});

describe('addPolicy', () => {
  it('puts it behind the character set, before everything else', () => {
    expect(addPolicy('<head><meta charset=UTF-8><script>', "default-src 'self'")).toBe(
      `<head><meta charset=UTF-8><meta http-equiv="Content-Security-Policy" content="default-src 'self'"><script>`,
    );
  });

  it('refuses a page that cannot carry it', () => {
    expect(() => addPolicy('<p>', 'a')).toThrow('has no <head>');
    expect(() => addPolicy(addPolicy('<head>', 'a'), 'a')).toThrow('already');
  });
});

describe('writePolicy', () => {
  const {dir, read, write} = temporaryFolder();

  it('writes the policy of each page, and one of all pages with the headers', () => {
    write('index.html', '<head><script>a</script>');
    write('zh/index.html', '<head><script>b</script>');
    expect(() => securityHeaders(dir)).toThrow('npm run build');
    writePolicy(dir, {connect: ['https://search.example']});
    expect(read('zh/index.html')).toContain(`script-src 'self' ${hash('b')};`);
    const {'Content-Security-Policy': policy, ...others} = securityHeaders(dir);
    expect(policy?.split('; ')).toEqual(
      expect.arrayContaining([
        `script-src 'self' ${[hash('a'), hash('b')].sort().join(' ')}`,
        "connect-src 'self' https://search.example",
        "frame-ancestors 'none'",
      ]),
    );
    expect(others).toHaveProperty('X-Content-Type-Options', 'nosniff');
    expect(read('_headers')).toMatch(
      /^\/\*\n {2}Content-Security-Policy: .+\n {2}X-Content-Type-Options: nosniff\n/,
    );
  });

  it('names the page, the place and the fix, and writes nothing', () => {
    write('index.html', '<head>');
    write('zh/a.html', '<head><p onclick="a()">');
    expect(() => writePolicy(dir, {connect: []})).toThrow(
      `${path.join('zh', 'a.html')}: <p onclick="a()"> An inline event handler: add a listener`,
    );
    expect(read('index.html')).toBe('<head>');
  });
});
