import {describe, expect, it} from 'vitest';
import {temporaryFolder} from '@site/tests/fixtures/temporaryFolder';
import {readRedirects} from './readRedirects';

const {dir, write} = temporaryFolder();

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
