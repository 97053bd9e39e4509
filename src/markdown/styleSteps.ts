import type {Nodes, Root} from 'hast';
import {SKIP, visit} from 'unist-util-visit';

/** The operator card has plain numbers: it must fit on one sheet. */
const isCard = (node: Nodes): boolean => 'name' in node && node.name === 'CardPart';

/** Rehype plugin: an ordered list that is not inside another list is the steps of a procedure, wherever it stands. */
export default function styleSteps() {
  return (tree: Root): void =>
    visit(tree, (node) => {
      const isList = node.type === 'element' && /^[ou]l$/.test(node.tagName);
      if (isList && node.tagName === 'ol') node.properties.className = ['steps'];
      return isList || isCard(node) ? SKIP : undefined;
    });
}
