import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {i18n} from '../settings/locales';

describe('the files in static/', () => {
  const folder = path.resolve(import.meta.dirname, '../../static');
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'});

  it('are SVGs without editor metadata', () => {
    for (const file of files.filter((name) => name.endsWith('.svg'))) {
      const svg = readFileSync(path.join(folder, file), 'utf8');
      expect(svg, file).not.toMatch(/<!--|<!DOCTYPE|<\?xml|<metadata|inkscape|sodipodi|sketch:/);
      expect(svg, `${file}: more than two decimals`).not.toMatch(/\d\.\d{3}/);
    }
  });

  it('are no bitmaps but the social card of each language: link previews do not support SVG', () => {
    expect(files.filter((name) => /\.(?:png|jpe?g|gif|webp|avif|ico)$/.test(name)).sort()).toEqual(
      i18n.locales.map((locale) => path.join('img', `social-card-${locale}.png`)),
    );
  });
});
