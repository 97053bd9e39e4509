import type {Root} from 'mdast';
import type {MdxFlowExpression} from 'mdast-util-mdx-expression';
import {SKIP, visit} from 'unist-util-visit';
import {jsxFlowElement, estreeProgram} from '../../lib/jsxNodes';
import {highlight} from './highlight';

/** Create an MDX expression with a JavaScript string, such as `{"text"}`. */
const literal = (value: string): MdxFlowExpression => ({
  type: 'mdxFlowExpression',
  value: JSON.stringify(value),
  data: {
    estree: estreeProgram({type: 'ExpressionStatement', expression: {type: 'Literal', value}}),
  },
});

/** Remark plugin: replace code fences with highlighted `<CodeBlock>` elements, so that browsers run no highlighter. */
export default function remarkHighlight() {
  return (tree: Root): void => {
    visit(tree, 'code', (node, index, parent) => {
      if (!parent || index === undefined) return;
      const language = node.lang?.toLowerCase();
      const lines = language ? highlight(node.value, language) : undefined;
      const values = {
        className: language ? `language-${language}` : undefined,
        metastring: node.meta || undefined,
        lines: lines && JSON.stringify(lines),
      };
      // An expression, because MDX would remove trailing white space from the lines of a text.
      parent.children[index] = jsxFlowElement('CodeBlock', values, [literal(node.value)]);
      return SKIP;
    });
  };
}
