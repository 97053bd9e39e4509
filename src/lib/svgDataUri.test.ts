import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import {svgDataUri} from './svgDataUri';

describe('svgDataUri', () => {
  it('is the image, in characters that are valid in a URL', () => {
    const address = svgDataUri('img/logo.svg');
    expect(address).toMatch(/^data:image\/svg\+xml,[^"#<>\s]+$/);
    expect(decodeURIComponent(address.slice(address.indexOf(',') + 1)).replaceAll("'", '"')).toBe(
      fs.readFileSync('static/img/logo.svg', 'utf8').trim(),
    );
  });
  it('names the file that is not an SVG', () => {
    expect(() => svgDataUri('img/social-card-en.png')).toThrow(
      /^static\/img\/social-card-en\.png is no SVG/,
    );
  });
});
