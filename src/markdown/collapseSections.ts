import type {Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {FrontMatter} from '../content/frontMatter';
import {blockElement} from '../plugins/product-model/remark/jsx';

type PageFile = {readonly data: {readonly frontMatter?: Pick<FrontMatter, 'collapsible'>}};

/**
 * Remark plugin: folds the sections of level 3 of a page with `collapsible: true` in its front matter, each under its heading, which
 * stays a heading with its id. A button above the first section of level 2 opens them all.
 */
export default function collapseSections() {
  return (tree: Root, {data}: PageFile): void => {
    if (!data.frontMatter?.collapsible) return;
    const children: RootContent[] = [];
    let section: MdxJsxFlowElement | undefined;
    let hasButton = false;
    for (const node of tree.children) {
      if (node.type === 'heading') section = undefined;
      if (node.type === 'heading' && node.depth === 2 && !hasButton) {
        children.push(blockElement('OpenAll'));
        hasButton = true;
      }
      if (node.type === 'heading' && node.depth === 3) {
        section = blockElement('Collapsible', {}, [node]);
        children.push(section);
      } else if (section) {
        section.children.push(node as MdxJsxFlowElement['children'][number]);
      } else {
        children.push(node);
      }
    }
    tree.children = children;
  };
}
