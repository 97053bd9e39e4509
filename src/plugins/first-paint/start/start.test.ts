import {createRequire} from 'node:module';
import {describe, expect, it} from 'vitest';
import {pageTemplate} from './template';

const settingsLoader = createRequire(import.meta.url)('./settingsLoader.cjs') as (
  source: string,
) => string;

describe('settingsLoader', () => {
  it('leaves out what only the build reads', () => {
    const settings = {
      title: 'A',
      ssrTemplate: '<html>',
      presets: [],
      plugins: ['b'],
      future: {v4: {}, experimental_router: 'browser'},
    };
    expect(
      settingsLoader(`/* Generated */\nexport default ${JSON.stringify(settings, null, 2)};\n`),
    ).toBe(
      '/* Generated */\nexport default {"title":"A","future":{"experimental_router":"browser"}};',
    );
  });

  it('stops the build when the settings are written otherwise', () => {
    expect(() => settingsLoader('module.exports = {}')).toThrow(/Fix: adapt/);
  });
});

describe('pageTemplate', () => {
  it('has everything of the template of this version of Docusaurus but its scripts', () => {
    const original = createRequire(import.meta.url)(
      '@docusaurus/core/lib/ssg/ssgTemplate.html.js',
    ) as {default: string};
    const lines = original.default.split('\n').map((line) => line.trim());
    const scripts = lines.findIndex((line) => line.includes('it.scripts'));
    expect(scripts).toBeGreaterThan(0);
    lines.splice(scripts, 3);
    expect(pageTemplate.split('\n').map((line) => line.trim())).toEqual(
      expect.arrayContaining(lines),
    );
  });
});
