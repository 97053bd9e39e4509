import type {Element, ElementContent, Root} from 'hast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import {splitValue} from '../components/MachineValue/splitValue';

const text = (value: string): ElementContent => ({type: 'text', value});
const wbr: Element = {type: 'element', tagName: 'wbr', properties: {}, children: []};

/**
 * Rehype plugin: long inline code may break between its parts, and only there. As JSX, since the theme takes `code` with
 * elements inside for a block of code.
 */
export default function breakMachineValues() {
  return (tree: Root): void =>
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName === 'pre') return SKIP;
      const [only] = node.children;
      if (node.tagName !== 'code' || only?.type !== 'text' || !parent || index === undefined)
        return;
      const [first = '', ...rest] = splitValue(only.value);
      if (rest.length === 0) return;
      const code = {
        type: 'mdxJsxTextElement',
        name: 'code',
        attributes: [],
        // Else MDX would take it for Markdown's code.
        data: {_mdxExplicitJsx: true},
        children: [text(first), ...rest.flatMap((part) => [wbr, text(part)])],
      } as unknown as MdxJsxTextElement;
      parent.children[index] = code as never;
      return SKIP;
    });
}
