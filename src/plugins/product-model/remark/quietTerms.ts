import type {Nodes, Root} from 'mdast';
import {isTitle} from './addPageHead';
import {attributeOf, toAttributes, type JsxElement} from './jsx';

type PageFile = {readonly data: {readonly frontMatter?: {readonly collapsible?: unknown}}};

/** Components that say more of a fact where a page first shows it. */
const QUIET = ['Term', 'Limit'];

/** Where a term is a word and no link: it would be louder than what it stands in. */
const PLAIN = ['heading', 'link', 'strong'];

/**
 * Remark plugin: a term is explained where a section of level 2 first names it (an answer, on a page whose answers open one by one), and
 * is plain text in the paragraph below the title, in headings, bold words and heads of tables, and from then on. So is the mark of a limit.
 */
export default function quietTerms() {
  return (tree: Root, {data}: PageFile): void => {
    const depth = data.frontMatter?.collapsible === true ? 3 : 2;
    let seen = new Set<string>();
    const walk = (node: Nodes, isPlain: boolean): void => {
      if ('name' in node && QUIET.includes(node.name ?? '')) {
        const element = node as JsxElement;
        const fact = `${node.name} ${attributeOf(element, 'id')}`;
        if (isPlain || seen.has(fact)) element.attributes.push(...toAttributes({plain: null}));
        else seen.add(fact);
      }
      if (!('children' in node)) return;
      for (const [at, child] of node.children.entries()) {
        if (child.type === 'heading' && child.depth <= depth) seen = new Set();
        const before = node.type === 'root' ? node.children[at - 1] : undefined;
        const isLead = before !== undefined && isTitle(before);
        const isHead = node.type === 'table' && at === 0;
        walk(child, isPlain || isLead || isHead || PLAIN.includes(child.type));
      }
    };
    walk(tree, false);
  };
}
