import {expect, it} from 'vitest';
import {llmsTxt} from './llmsTxt';
import {markdownFile} from '../../content/markdownFile';

const page = (permalink: string, title: string, description = '') => ({
  permalink,
  title,
  description,
  markdown: `# ${title}\n`,
});

it('llms.txt lists the pages, and llms-full.txt contains them', () => {
  const pages = [page('/docs/', 'Home', 'What it is.'), page('/docs/about', 'About')];
  const site = {
    title: 'Manual',
    url: 'https://site.example',
    head: ['> What it is.'],
    heading: '页面',
  };
  const {list, full} = llmsTxt(site, pages);
  expect(list.split('\n').filter(Boolean)).toEqual([
    '# Manual',
    '> What it is.',
    '## 页面',
    '- [Home](https://site.example/docs/index.md): What it is.',
    '- [About](https://site.example/docs/about.md)',
  ]);
  expect(full).toBe('# Home\n\n# About\n');
});

it('markdownFile returns the path of the Markdown file of a page', () => {
  expect([markdownFile('/zh/'), markdownFile('/obis/faq')]).toEqual([
    '/zh/index.md',
    '/obis/faq.md',
  ]);
});
