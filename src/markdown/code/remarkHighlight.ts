import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {highlight} from './highlight';
import {encodeRuns} from './kinds';
import {stripMagicComments} from './stripMagicComments';

/**
 * Remark plugin: highlights code fences at build time, as the prop `runs` of `CodeBlock`. A highlighter in the browser
 * costs every reader 30 KB.
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
