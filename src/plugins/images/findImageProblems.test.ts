import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {i18n} from '../../settings/locales';
import {findImageProblems} from './findImageProblems';

describe('findImageProblems', () => {
  it.each([
    ['a sized, lazy picture', '<main><img src="a.svg" width="1" height="1" loading="lazy"></main>'],
    ['minified attributes', '<main><img loading=lazy src=a.svg width=10 height=5></main>'],
    ['a picture in the first view', '<main><img src=a.svg width=1 height=1 loading=eager></main>'],
    ['the logo', '<nav><img src=a.svg alt width=28 height=28></nav><main></main>'],
  ])('nothing with %s', (_name, html) => {
    expect(findImageProblems(html)).toEqual([]);
  });

  it('names the image, what it lacks and the fix', () => {
    expect(findImageProblems('<main><img src=/img/a.svg width=10 loading=lazy></main>')).toEqual([
      expect.stringMatching(/^\/img\/a\.svg has no height\. Fix: /),
    ]);
    expect(findImageProblems('<img src="/img/b.png">')).toEqual([
      expect.stringMatching(/^\/img\/b\.png has no width and no height\. Fix: /),
    ]);
    expect(findImageProblems('<main><img src=/img/c.svg width=1 height=1></main>')).toEqual([
      expect.stringMatching(/^\/img\/c\.svg is fetched with the page\. Fix: /),
    ]);
  });
});

describe('the files in static/', () => {
  const folder = path.resolve(import.meta.dirname, '../../../static');
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
