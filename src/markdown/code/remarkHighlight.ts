import type {Root} from 'mdast';
import type {MdxFlowExpression} from 'mdast-util-mdx-expression';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import {highlight} from './highlight';
import {encodeRuns} from './kinds';

/** The text as a JavaScript string in braces. */
const literal = (value: string): MdxFlowExpression => ({
  type: 'mdxFlowExpression',
  value: JSON.stringify(value),
  data: {
    estree: {
      type: 'Program',
      sourceType: 'module',
      comments: [],
      body: [{type: 'ExpressionStatement', expression: {type: 'Literal', value}}],
    },
  },
});

/**
 * Remark plugin: makes code fences `<CodeBlock>`, highlighted at build time (`runs`). A highlighter in the browser costs every
 * reader 30 KB; the theme's code block costs 5 KB, which with an element of its own only pages with code load (importComponents.ts).
 */
export default function remarkHighlight() {
  return (tree: Root): void => {
    visit(tree, 'code', (node, index, parent) => {
      if (!parent || index === undefined) return;
      const language = node.lang?.toLowerCase();
      const attributes = {
        className: node.lang && `language-${node.lang}`,
        metastring: node.meta,
        runs: language && encodeRuns(highlight(node.value, language)),
      };
      const block: MdxJsxFlowElement = {
        type: 'mdxJsxFlowElement',
        name: 'CodeBlock',
        attributes: Object.entries(attributes)
          .filter(([, value]) => value)
          .map(([name, value]) => ({type: 'mdxJsxAttribute', name, value})),
        // An expression: of a text, MDX would leave out the white space at the ends of lines.
        children: [literal(node.value)],
      };
      parent.children[index] = block;
      return SKIP;
    });
  };
}
