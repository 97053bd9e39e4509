import type {Nodes, Root} from 'hast';
import {SKIP, visit} from 'unist-util-visit';
import {componentOf} from '../components/registry';

const hasPlainLists = (node: Nodes): boolean =>
  'name' in node && componentOf(node)?.plainLists === true;

/**
 * Rehype plugin: add the class `steps` to each ordered list that is not inside another list, so that it looks like a procedure. Lists in
 * components with `plainLists` stay as they are.
 */
export default function styleSteps() {
  return (tree: Root): void =>
    visit(tree, (node) => {
      const isList = node.type === 'element' && /^[ou]l$/.test(node.tagName);
      if (isList && node.tagName === 'ol') node.properties.className = ['steps'];
      return isList || hasPlainLists(node) ? SKIP : undefined;
    });
}
