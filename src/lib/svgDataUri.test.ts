import fs from 'node:fs';
import {expect, it} from 'vitest';
import {svgDataUri} from './svgDataUri';

it('is the image, in characters that are valid in a URL', () => {
  const address = svgDataUri('img/logo.svg');
  expect(address).toMatch(/^data:image\/svg\+xml,[^"#<>\s]+$/);
  expect(decodeURIComponent(address.slice(address.indexOf(',') + 1)).replaceAll("'", '"')).toBe(
    fs.readFileSync('static/img/logo.svg', 'utf8').trim(),
  );
});
