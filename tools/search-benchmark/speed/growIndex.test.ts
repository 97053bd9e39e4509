import {describe, expect, it} from 'vitest';
import {
  packIndex,
  unpackIndex,
  type SearchIndex,
} from '../../../src/plugins/search/shared/packedIndex';
import {tokenize} from '../../../src/plugins/search/shared/tokenize';
import {growIndex} from './growIndex';

const INDEX: SearchIndex = {
  language: 'en',
  origin: 'https://docs.example.com',
  synonyms: [],
  pages: [
    {
      path: '/keys',
      group: 'Guide',
      tag: 'docs',
      version: 'current',
      description: 'How to delete a key.',
      keywords: '',
      rank: 0,
      nodes: [
        {level: 1, text: 'Delete a key', anchor: ''},
        {
          level: 0,
          text: 'Every station verifies signed packages. Programming stops with VERIFY-01.',
          anchor: null,
        },
        {level: 2, text: 'Before you begin', anchor: 'before-you-begin'},
        {
          level: 0,
          text: 'Operators collect devices before another batch starts. Certificates follow.',
          anchor: null,
        },
        {level: 0, text: 'obis verify --station 12', anchor: null, isCode: true},
      ],
    },
  ],
};

const vocabulary = (index: SearchIndex) =>
  new Set(
    index.pages.flatMap(({nodes}) =>
      nodes.flatMap((node) => tokenize(node.text).map((token) => token.term)),
    ),
  ).size;

describe('growIndex', () => {
  it('keeps the pages and adds others with paths, titles and texts of their own', () => {
    const grown = growIndex(INDEX, 10);
    expect(grown.pages).toHaveLength(10);
    expect(grown.pages[0]).toEqual(INDEX.pages[0]);
    expect(new Set(grown.pages.map((page) => page.path)).size).toBe(10);
    expect(new Set(grown.pages.map((page) => page.nodes[0]?.text)).size).toBeGreaterThan(5);
    expect(new Set(grown.pages.map((page) => page.nodes[1]?.text)).size).toBeGreaterThan(5);
  });

  it('gives the same index for the same seed, and one that the site can load', () => {
    const grown = growIndex(INDEX, 4, 7);
    expect(growIndex(INDEX, 4, 7)).toEqual(grown);
    expect(growIndex(INDEX, 4, 8)).not.toEqual(grown);
    expect(unpackIndex(packIndex(grown), 'en')).toEqual(grown);
  });

  it('lets the vocabulary grow, more slowly than the text', () => {
    const [small, large] = [vocabulary(INDEX), vocabulary(growIndex(INDEX, 40))];
    expect(large).toBeGreaterThan(small * 2);
    expect(large).toBeLessThan(small * 20);
  });
});
