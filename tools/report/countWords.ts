import {visit} from 'unist-util-visit';
import type {Root} from 'mdast';
import {parseMdx} from '../lint/tree';

/**
 * How many words a page has: words of Latin letters, and each Chinese character as one. Without front matter, blocks of code and
 * what components show. Undefined for a page that cannot be parsed.
 */
export function countWords(text: string): number | undefined {
  let tree: Root;
  try {
    tree = parseMdx(text) as unknown as Root;
  } catch {
    return undefined;
  }
  let count = 0;
  visit(tree, ['text', 'inlineCode'], (node) => {
    const value = 'value' in node ? String(node.value) : '';
    const latin = value.replace(/\p{Script=Han}/gu, ' ');
    count += (value.match(/\p{Script=Han}/gu) ?? []).length;
    count += (latin.match(/[\p{L}\p{N}]+(?:['’.,_-][\p{L}\p{N}]+)*/gu) ?? []).length;
  });
  return count;
}
