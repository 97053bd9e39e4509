import type {Root, RootContent} from 'mdast';

/** Remark plugin: move a drawn screen below the steps that directly follow it, so that readers see the steps first. */
export default function moveScreens() {
  return (tree: Root): void => {
    const children: RootContent[] = [];
    for (const node of tree.children) {
      const before = children.at(-1);
      const isScreen = before?.type === 'mdxJsxFlowElement' && before.name === 'Screen';
      // Insert steps before a screen that directly precedes them.
      if (isScreen && node.type === 'list' && node.ordered) children.splice(-1, 0, node);
      else children.push(node);
    }
    tree.children = children;
  };
}
