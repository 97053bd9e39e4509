import type {Heading, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {attributeText} from '../content/syntaxTree';
import {jsxAttributes} from '../lib/jsxNodes';

/**
 * Remark plugin: give an id to each tab and each `<details>`, so that a hit of the search can lead to the text in it. The id starts
 * with that of the section, and is the same in all languages.
 * @example `### Install {/* #install *\/}`, `<TabItem value="ubuntu">` → `install-ubuntu`
 */
export default function addTabAndDetailsIds() {
  return (tree: Root): void => {
    const ids = new Set<string>();
    let section = '';
    visit(tree, ['heading', 'mdxJsxFlowElement'], (node) => {
      if (node.type === 'heading') section = (node as Heading & {data: {id: string}}).data.id;
      if (node.type !== 'mdxJsxFlowElement') return;
      if (node.name !== 'TabItem' && node.name !== 'Details') return;
      const stem = `${section}-${attributeText(node, 'value') ?? 'details'}`;
      let id = stem;
      for (let count = 2; ids.has(id); count += 1) id = `${stem}-${count}`;
      ids.add(id);
      if (attributeText(node, 'id') === undefined) node.attributes.push(...jsxAttributes({id}));
    });
  };
}
