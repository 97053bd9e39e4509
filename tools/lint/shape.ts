import path from 'node:path';
import type {Page} from './page';
import {readWordList} from './speller';
import {findAll, headingId, type Node} from './tree';

/** The kind of a page, which decides what parts it must have. Pages outside the manual have no shape. */
export type Shape = 'procedure' | 'concept' | 'reference' | 'outside';

/** First words of titles of procedures; `npm run page -- new` adds to them. */
export const VERBS_FILE = 'tools/lint/words/verbs.txt';

const verbPattern = (verbs: readonly string[]) =>
  new RegExp(String.raw`^(?:(?:${verbs.join('|')})\b|Step \w+: \p{Ll})`, 'u');

const VERB = verbPattern(readWordList(path.join(__dirname, '../..', VERBS_FILE)));

/** A section of a page: its `##` heading and everything up to the next. */
export type Section = {
  readonly id: string;
  readonly heading: Node;
  readonly nodes: readonly Node[];
};

/** The sections of a page, in order; content before the first `##` belongs to none. */
export function sectionsOf(tree: Node): Section[] {
  const sections: {id: string; heading: Node; nodes: Node[]}[] = [];
  for (const node of tree.children ?? []) {
    if (node.type === 'heading' && node.depth === 2) {
      sections.push({id: headingId(node) ?? '', heading: node, nodes: []});
    } else {
      sections.at(-1)?.nodes.push(node);
    }
  }
  return sections;
}

/**
 * The shape of an English page: a title that starts with a verb promises a procedure, one that ends in 'overview' or
 * 'introduction' a concept; everything else in the manual is for looking up.
 * @param verbs further verbs
 */
export function shapeOf(
  {route, title}: Pick<Page, 'route' | 'title'>,
  verbs: readonly string[] = [],
): Shape {
  if (!route.startsWith('/obis/')) return 'outside';
  if (VERB.test(title) || (verbs.length > 0 && verbPattern(verbs).test(title))) return 'procedure';
  return /\b(?:overview|introduction)$/i.test(title) ? 'concept' : 'reference';
}

/** The items of a list. */
export const itemsOf = (list: Node): Node[] =>
  (list.children ?? []).filter(({type}) => type === 'listItem');

/** All nodes of some sections for which `test` holds. */
export const findIn = (sections: readonly Section[], test: (node: Node) => boolean): Node[] =>
  sections.flatMap(({nodes}) => nodes.flatMap((node) => findAll(node, test)));
