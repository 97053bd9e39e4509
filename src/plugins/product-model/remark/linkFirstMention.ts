import type {Nodes, Root} from 'mdast';
import {componentOf} from '../../../components/registry';
import {attributeText} from '../../../content/syntaxTree';
import {jsxAttributes, type JsxElement} from '../../../lib/jsxNodes';

/** Elements in which mentions are never linked. */
const UNLINKED_PARENTS = ['heading', 'link', 'strong'];

/**
 * Remark plugin: link only the first mention of a term in each section. The others get the attribute `plain`, with which the component is text
 * and no link. A component is a mention if it has `firstMention` in src/components/registry.ts. A section begins at a heading of level 2.
 * Mentions in headings, in bold text and in the header rows of tables are never links.
 */
export default function linkFirstMention() {
  return (tree: Root): void => {
    let seen = new Set<string>();
    const walk = (node: Nodes, isPlain: boolean): void => {
      if ('name' in node && componentOf(node)?.firstMention) {
        const element = node as JsxElement;
        const mention = `${node.name} ${attributeText(element, 'id')}`;
        if (isPlain || seen.has(mention)) element.attributes.push(...jsxAttributes({plain: null}));
        else seen.add(mention);
      }
      if (!('children' in node)) return;
      for (const [at, child] of node.children.entries()) {
        if (child.type === 'heading' && child.depth <= 2) seen = new Set();
        const isHead = node.type === 'table' && at === 0;
        walk(child, isPlain || isHead || UNLINKED_PARENTS.includes(child.type));
      }
    };
    walk(tree, false);
  };
}
