import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import {highlight} from './highlight';
import {encodeRuns} from './kinds';
import {stripMagicComments} from './stripMagicComments';

/**
 * Remark plugin: makes code fences `<CodeBlock>`, highlighted at build time (`runs`). A highlighter in the browser costs every
 * reader 30 KB; the theme's code block costs 5 KB, which with an element of its own only pages with code load (importComponents.ts).
 */
export default function remarkHighlight() {
  return (tree: Root): void => {
    visit(tree, 'code', (node, index, parent) => {
      if (!parent || index === undefined) return;
      const language = node.lang?.toLowerCase();
      const {code, meta} = language
        ? stripMagicComments({code: node.value, meta: node.meta ?? ''})
        : {code: node.value, meta: node.meta ?? ''};
      const attributes = {
        className: node.lang && `language-${node.lang}`,
        metastring: meta,
        runs: language && encodeRuns(highlight(code, language)),
      };
      const block: MdxJsxFlowElement = {
        type: 'mdxJsxFlowElement',
        name: 'CodeBlock',
        attributes: Object.entries(attributes)
          .filter(([, value]) => value)
          .map(([name, value]) => ({type: 'mdxJsxAttribute', name, value})),
        children: [{type: 'text', value: code} as never],
      };
      parent.children[index] = block as (typeof parent.children)[number];
      return SKIP;
    });
  };
}
