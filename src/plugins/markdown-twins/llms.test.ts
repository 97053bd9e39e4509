import {describe, expect, it} from 'vitest';
import {llmsFullText, llmsText} from './llms';
import {twinFile} from './twinFile';
import {twinTexts} from './twinTexts';

const twin = (path: string, title: string, description = '') => ({
  path,
  title,
  description,
  markdown: `# ${title}\n`,
});
const twins = [
  twin('/docs/', 'Home', 'What it is.'),
  twin('/docs/about', 'About'),
  twin('/docs/b', 'B', 'Second.'),
  twin('/docs/a', 'A', 'First.'),
];
const page = (to: string) => ({to, label: ''});
const sections = [{id: 'x', name: 'Part', pages: [page('/docs/a'), page('/docs/b')]}];
const site = {
  title: 'Manual',
  url: 'https://site.example',
  baseUrl: '/docs/',
  others: [{label: '中文', baseUrl: '/docs/zh/'}],
};

describe('llms.txt', () => {
  it('lists the pages by section, with the others last', () => {
    expect(llmsText(site, sections, twins, twinTexts('en')).split('\n').filter(Boolean)).toEqual([
      '# Manual',
      '> What it is.',
      expect.stringContaining('[llms-full.txt](https://site.example/docs/llms-full.txt)'),
      '[中文](https://site.example/docs/zh/llms.txt)',
      '## Part',
      '- [A](https://site.example/docs/a.md): First.',
      '- [B](https://site.example/docs/b.md): Second.',
      '## Optional',
      '- [Home](https://site.example/docs/index.md): What it is.',
      '- [About](https://site.example/docs/about.md)',
    ]);
  });

  it('has all pages in one file, in the order of the sidebar', () => {
    expect(llmsFullText(sections, twins)).toBe('# A\n\n# B\n\n# Home\n\n# About\n');
  });

  it('finds the file of a page', () => {
    expect([twinFile('/zh/'), twinFile('/obis/faq')]).toEqual(['/zh/index.md', '/obis/faq.md']);
  });
});
