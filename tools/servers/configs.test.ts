import {expect, it} from 'vitest';
import {caddyConfig} from './caddyConfig';
import {fillTemplate} from './fillTemplate';
import {nginxConfig} from './nginxConfig';
import {parsePlacement} from './placement';
import {servingRules} from './rules';

it('fills a list line by line, and names what does not fit', () => {
  expect(
    fillTemplate('t', 'a {{x}};\n  {{list}}\n  {{none}}\n', {x: '1', list: ['b', 'c'], none: []}),
  ).toBe('a 1;\n  b\n  c\n');
  expect(() => fillTemplate('t', '{{y}}', {})).toThrow('t: nothing fills {{y}}');
  expect(() => fillTemplate('t', '', {z: ''})).toThrow('t has no placeholder for z');
});

it.each([
  ['/srv/a b', '8080', undefined],
  ['', '8080', /--root/],
  [String.raw`C:\obis`, '8080', /on Windows --root C:\/obis/],
  ['/srv/obis', '80800', /--listen 80800/],
  ['/srv/obis', 'localhost', /--listen localhost/],
])('reads root %j and listen %j', (root, listen, error) => {
  const parse = () => parsePlacement(root, listen);
  if (error) expect(parse).toThrow(error);
  else expect(parse()).toEqual({root, host: undefined, port: '8080'});
});

it('refuses a header that would end its own quotes', () => {
  const placement = parsePlacement('/srv/obis', '8080');
  expect(() => nginxConfig(servingRules('/', {A: 'a"; b'}), placement, false)).toThrow(
    /nginx cannot/,
  );
  expect(() => caddyConfig(servingRules('/', {A: 'a`b'}), placement)).toThrow(/Caddy cannot/);
});
