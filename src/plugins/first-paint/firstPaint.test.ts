import {createRequire} from 'node:module';
import {describe, expect, it} from 'vitest';
import {pageTemplate} from './template';

describe('pageTemplate', () => {
  it('has everything of the template of this version of Docusaurus but its scripts and its generator', () => {
    const original = createRequire(import.meta.url)(
      '@docusaurus/core/lib/ssg/ssgTemplate.html.js',
    ) as {default: string};
    const lines = original.default.split('\n').map((line) => line.trim());
    const scripts = lines.findIndex((line) => line.includes('it.scripts'));
    expect(scripts).toBeGreaterThan(0);
    lines.splice(scripts, 3);
    const generator = lines.findIndex((line) => line.includes('name="generator"'));
    expect(generator).toBeGreaterThan(0);
    lines.splice(generator, 1);
    expect(pageTemplate.split('\n').map((line) => line.trim())).toEqual(
      expect.arrayContaining(lines),
    );
  });
});
