import {expect, it} from 'vitest';
import {llmsTxt} from './llmsTxt';
import {markdownFile} from './markdownFile';

const page = (permalink: string, title: string, description = '') => ({
  permalink,
  title,
  description,
  markdown: `# ${title}\n`,
});

it('llms.txt lists the pages by category, and pages outside the sidebar last', () => {
  const pages = [
    page('/docs/', 'Home', 'What it is.'),
    page('/docs/about', 'About'),
    page('/docs/b', 'B', 'Second.'),
    page('/docs/a', 'A', 'First.'),
  ];
  const site = {title: 'Manual', url: 'https://site.example', head: ['> What it is.']};
  const {list, full} = llmsTxt(site, [{name: 'Part', permalinks: ['/docs/a', '/docs/b']}], pages);
  expect(list.split('\n').filter(Boolean)).toEqual([
    '# Manual',
    '> What it is.',
    '## Part',
    '- [A](https://site.example/docs/a.md): First.',
    '- [B](https://site.example/docs/b.md): Second.',
    '## Optional',
    '- [Home](https://site.example/docs/index.md): What it is.',
    '- [About](https://site.example/docs/about.md)',
  ]);
  expect(full).toBe('# A\n\n# B\n\n# Home\n\n# About\n');
});

it('markdownFile returns the path of the Markdown file of a page', () => {
  expect([markdownFile('/zh/'), markdownFile('/obis/faq')]).toEqual([
    '/zh/index.md',
    '/obis/faq.md',
  ]);
});
