import {createHash} from 'node:crypto';
import {describe, expect, it} from 'vitest';
import {temporaryFolder} from '@site/tests/fixtures/temporaryFolder';
import {hashScripts} from './hashScripts';
import {securityHeaders} from './headers';
import {addPolicy} from './policy';
import {writePolicy} from './writePolicy';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('hashes the scripts that a browser runs, byte for byte', () => {
  const html = `<script>a < b && "é"</script><script type="module">c</script><script src="/d.js"></script>
    <script type="application/ld+json">{"e": 1}</script>`;
  expect(hashScripts(html)).toEqual([hash('a < b && "é"'), hash('c')]);
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
});
