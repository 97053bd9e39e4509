import type {Element, ElementContent, Root} from 'hast';
import type {MdxJsxTextElementHast} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import {splitValue} from '../components/MachineValue/splitValue';

const text = (value: string): ElementContent => ({type: 'text', value});
const wbr: Element = {type: 'element', tagName: 'wbr', properties: {}, children: []};

/**
 * Rehype plugin: keep inline code out of the translation of a browser, and insert `<wbr>` into long inline code, such as a host name, so
 * that a line breaks only after a dot or a slash. Inline code with a `<wbr>` becomes a JSX node, because the theme renders a `code` element with child elements as a code block.
 */
export default function breakLongCode() {
  return (tree: Root): void =>
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName === 'pre') return SKIP;
      const [only] = node.children;
      if (node.tagName !== 'code' || only?.type !== 'text' || !parent || index === undefined)
        return;
      node.properties.translate = 'no';
      const [first = '', ...rest] = splitValue(only.value);
      if (rest.length === 0) return;
      const code: MdxJsxTextElementHast = {
        type: 'mdxJsxTextElement',
        name: 'code',
        attributes: [{type: 'mdxJsxAttribute', name: 'translate', value: 'no'}],
        // Without this flag, MDX would replace the node with the component for Markdown code.
        data: {_mdxExplicitJsx: true},
        children: [text(first), ...rest.flatMap((part) => [wbr, text(part)])],
      };
      parent.children[index] = code;
      return SKIP;
    });
}
