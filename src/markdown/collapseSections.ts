import type {Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {FrontMatter} from '../content/frontMatter';
import {jsxFlowElement} from '../lib/jsxNodes';

type PageFile = {readonly data: {readonly frontMatter?: Pick<FrontMatter, 'collapse_sections'>}};

/**
 * Remark plugin: wrap each level-3 section in `<Collapsible>` if the front matter of the page has `collapse_sections: true`. Headings keep
 * their ids.
 */
export default function collapseSections() {
  return (tree: Root, {data}: PageFile): void => {
    if (!data.frontMatter?.collapse_sections) return;
    const children: RootContent[] = [];
    let section: MdxJsxFlowElement | undefined;
    for (const node of tree.children) {
      if (node.type === 'heading') section = undefined;
      if (node.type === 'heading' && node.depth === 3) {
        section = jsxFlowElement('Collapsible', {}, [node]);
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
