import type {Root} from 'mdast';
import type {MdxFlowExpression} from 'mdast-util-mdx-expression';
import {SKIP, visit} from 'unist-util-visit';
import {blockElement, moduleOf} from '../../lib/mdxJsx';
import {highlight} from './highlight';

/** Make an expression of a text, as a JavaScript string in braces. */
const literal = (value: string): MdxFlowExpression => ({
  type: 'mdxFlowExpression',
  value: JSON.stringify(value),
  data: {
    estree: moduleOf({type: 'ExpressionStatement', expression: {type: 'Literal', value}}),
  },
});

/** Remark plugin: makes code fences `<CodeBlock>` and colours them, so that no highlighter has to run in the browser. */
export default function remarkHighlight() {
  return (tree: Root): void => {
    let host: string | undefined;
    visit(tree, ['heading', 'code'], (node, index, parent) => {
      if (node.type === 'heading') host = undefined;
      if (node.type !== 'code' || !parent || index === undefined) return;
      // The first of several blocks for one machine says where to type them.
      const [named] = /\bhost=\w+/.exec(node.meta ?? '') ?? [];
      const meta = named && named === host ? node.meta?.replace(named, '') : node.meta;
      host = named;
      const language = node.lang?.toLowerCase();
      const lines = language ? highlight(node.value, language) : undefined;
      const values = {
        className: node.lang ? `language-${node.lang}` : undefined,
        metastring: meta || undefined,
        lines: lines && JSON.stringify(lines),
      };
      // An expression: of a text, MDX would leave out the white space at the ends of lines.
      parent.children[index] = blockElement('CodeBlock', values, [literal(node.value)]);
      return SKIP;
    });
  };
}
