import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {highlight} from './highlight';
import {encodeRuns} from './kinds';
import {stripMagicComments} from './stripMagicComments';

/**
 * Remark plugin: code fences get the colours of their code, as the prop `runs` of `CodeBlock`. They are found here, at
 * build: a highlighter in the page costs every reader 30 KB.
 */
export default function remarkHighlight() {
  return (tree: Root): void => {
    visit(tree, 'code', (node) => {
      if (!node.lang) return;
      const {code, meta} = stripMagicComments({code: node.value, meta: node.meta ?? ''});
      if (meta !== (node.meta ?? '')) Object.assign(node, {value: code, meta});
      const runs = encodeRuns(highlight(code, node.lang.toLowerCase()));
      if (runs === '') return;
      node.data = {...node.data, hProperties: {...node.data?.hProperties, runs}};
    });
  };
}
