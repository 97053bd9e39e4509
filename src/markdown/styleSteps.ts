import type {Nodes, Root} from 'hast';
import {SKIP, visit} from 'unist-util-visit';

/** Components whose lists are no procedures. The operator card has plain numbers, because its parts are short. */
const OWN_LISTS = ['CardPart', 'Checklist'];

const hasOwnLists = (node: Nodes): boolean => 'name' in node && OWN_LISTS.includes(node.name ?? '');

/** Rehype plugin: add the class `steps` to each ordered list that is not inside another list, so that it looks like a procedure. */
export default function styleSteps() {
  return (tree: Root): void =>
    visit(tree, (node) => {
      const isList = node.type === 'element' && /^[ou]l$/.test(node.tagName);
      if (isList && node.tagName === 'ol') node.properties.className = ['steps'];
      return isList || hasOwnLists(node) ? SKIP : undefined;
    });
}
