import type {Nodes, Root} from 'hast';
import {SKIP, visit} from 'unist-util-visit';

/** Tell whether a node is part of the operator card. It has plain numbers, because it must fit on one sheet of paper. */
const isCard = (node: Nodes): boolean => 'name' in node && node.name === 'CardPart';

/** Rehype plugin: add the class `steps` to each ordered list that is not inside another list, so that it looks like a procedure. */
export default function styleSteps() {
  return (tree: Root): void =>
    visit(tree, (node) => {
      const isList = node.type === 'element' && /^[ou]l$/.test(node.tagName);
      if (isList && node.tagName === 'ol') node.properties.className = ['steps'];
      return isList || isCard(node) ? SKIP : undefined;
    });
}
