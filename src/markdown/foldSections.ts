import type {Heading, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';

type PageFile = {readonly data: {readonly frontMatter?: {readonly fold?: unknown}}};

function element(name: string, children: RootContent[] = []): MdxJsxFlowElement {
  // Explicit, or MDX would make them the theme's <Details>, which is animated by a script.
  const data = /^[a-z]/.test(name) ? {_mdxExplicitJsx: true} : {};
  return {type: 'mdxJsxFlowElement', name, attributes: [], children, data} as MdxJsxFlowElement;
}

/** The direct link of a folded heading: in the answer, since a `<summary>` is a button, which must not contain a link. */
function hashLink(heading: Heading): MdxJsxFlowElement {
  heading.data = {
    ...heading.data,
    hProperties: {...heading.data?.hProperties, 'data-folded': true},
  };
  const {id = ''} = heading.data as {id?: string};
  const attributes = Object.entries({to: id, heading: toString(heading)}).map(([name, value]) => ({
    type: 'mdxJsxAttribute' as const,
    name,
    value,
  }));
  return {...element('HashLink'), attributes};
}

/**
 * Remark plugin: folds the sections of level 3 of a page with `fold: true` in its front matter, each under its heading, which
 * stays a heading with its id. A button above the first section of level 2 opens them all.
 */
export default function foldSections() {
  return (tree: Root, {data}: PageFile): void => {
    if (data.frontMatter?.fold !== true) return;
    const children: RootContent[] = [];
    let section: MdxJsxFlowElement | undefined;
    let hasButton = false;
    for (const node of tree.children) {
      if (node.type === 'heading') section = undefined;
      if (node.type === 'heading' && node.depth === 2 && !hasButton) {
        children.push(element('OpenAll'));
        hasButton = true;
      }
      if (node.type === 'heading' && node.depth === 3) {
        section = element('details', [element('summary', [node]), hashLink(node)]);
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
