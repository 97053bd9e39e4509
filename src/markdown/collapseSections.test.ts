import type {Root} from 'mdast';
import {describe, expect, it} from 'vitest';
import {parseMdx} from '../content/parsePage';
import collapseSections from './collapseSections';

const PAGE =
  '# FAQ\n\nText.\n\n## A\n\n### One?\n\nYes.\n\nMore.\n\n### Two?\n\nNo.\n\n## B\n\nEnd.';

/** Types of the blocks, and in brackets of what is folded. */
function run(frontMatter: object): string[] {
  const tree = structuredClone(parseMdx(PAGE)) as unknown as Root;
  collapseSections()(tree, {data: {frontMatter}});
  return tree.children.map((node) => {
    if (!('name' in node)) return node.type;
    return [node.name, ...node.children.map((child) => ('name' in child ? child.name : child.type))]
      .join(' ')
      .trim();
  });
}

describe('collapseSections', () => {
  it('folds what follows each heading of level 3, up to the next heading', () => {
    expect(run({collapse_sections: true})).toEqual([
      'heading',
      'paragraph',
      'heading',
      'Collapsible heading paragraph paragraph',
      'Collapsible heading paragraph',
      'heading',
      'paragraph',
    ]);
  });

  it('leaves other pages as they are', () => {
    expect(run({}).join()).not.toContain('Collapsible');
  });
});
