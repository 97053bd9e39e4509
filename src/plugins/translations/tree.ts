import {remark} from 'remark';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import {explainSyntax, type ParserMessage, type SyntaxRemark} from './explainSyntax';

/** A JSX attribute: a string, an expression, or boolean. */
export type Attribute = {
  readonly type: string;
  readonly name: string;
  readonly value?: string | null | {readonly value: string};
};

/**
 * A node of a page's abstract syntax tree, of any type (https://github.com/syntax-tree/mdast and mdast-util-mdx): rules use
 * fields that several types share.
 */
export type Node = {
  type: string;
  name?: string | null;
  value?: string;
  lang?: string | null;
  meta?: string | null;
  attributes?: Attribute[];
  depth?: number;
  ordered?: boolean | null;
  start?: number | null;
  url?: string;
  alt?: string | null;
  title?: string | null;
  label?: string;
  children?: Node[];
  position?: {
    readonly start: {readonly line: number; readonly column: number; readonly offset?: number};
    readonly end: {readonly line: number; readonly column: number; readonly offset?: number};
  };
  data?: {readonly directiveLabel?: boolean};
};

// The remark extensions that Docusaurus uses, in its order.
const parser = remark().use(remarkFrontmatter).use(remarkDirective).use(remarkMdx).use(remarkGfm);

/** A page that is not valid MDX, in a writer's words. */
export class PageSyntaxError extends Error {
  override get name() {
    return 'PageSyntaxError';
  }
  readonly remark: SyntaxRemark;
  /** @param file shown before the line, where the caller knows it */
  constructor(remark: SyntaxRemark, file?: string) {
    const {line, column, message, fix} = remark;
    super(`${file ? `${file}:` : ''}${line}:${column} syntax: ${message}. Fix: ${fix}.`);
    // Where the code noticed it says nothing to a writer; Docusaurus would print it after the message.
    this.stack = '';
    this.remark = remark;
    // Not enumerable, or Node would print it again: the message has it.
    Object.defineProperty(this, 'remark', {enumerable: false});
  }
}

const isParserMessage = (error: unknown): error is ParserMessage =>
  error instanceof Error && 'reason' in error && 'ruleId' in error;

/**
 * Parses an MDX page to its abstract syntax tree (AST).
 * @throws PageSyntaxError when the page is not valid MDX
 */
export function parseMdx(text: string): Node {
  try {
    const tree = parser.parse(text) as unknown as Node;
    const open = openFence(tree, text);
    if (open) throw new PageSyntaxError(open);
    return tree;
  } catch (error) {
    if (!isParserMessage(error)) throw error;
    throw new PageSyntaxError(explainSyntax(text, error));
  }
}

/** Finds a block of code without an end, which takes in the rest of the page, or of its list item. */
function openFence(tree: Node, text: string): SyntaxRemark | undefined {
  const lines = text.split('\n');
  for (const {position, value = ''} of findAll(tree, ({type}) => type === 'code')) {
    if (!position) continue;
    const {line, column} = position.start;
    const opening = (lines[line - 1] ?? '').slice(column - 1).trim();
    const [fence = ''] = /^(?:`{3,}|~{3,})/.exec(opening) ?? [];
    const last = (lines[position.end.line - 1] ?? '').replace(/^[\s>]*/, '').trim();
    const isClosed = last.startsWith(fence) && /^(?:`+|~+)$/.test(last);
    // A later block ends it: it has taken in that block's opening line, or a heading. Only samples of pages show those.
    const takesIn = /^\s*(?:`{3,}\w|#.*\{\/\* #)/m.test(value) && !/^`+md\b/.test(opening);
    if (isClosed && !takesIn && position.end.line > line) continue;
    const message = `a block of code that is never closed ("${opening.slice(0, 40)}")`;
    const inside = column > 1 ? ', and indent what is in it as far as its first line' : '';
    const fix = `write ${fence} on a line of its own after its last line${inside}`;
    return {line, column, message, fix};
  }
  return undefined;
}

/** The line on which a node starts. */
export const lineOf = (node: Node): number => node.position?.start.line ?? 1;

/** Depth-first traversal from `node`: calls `visit` with each node and its ancestors, nearest last. */
export function walkWithParents(
  node: Node,
  visit: (node: Node, parents: readonly Node[]) => void,
  parents: readonly Node[] = [],
): void {
  visit(node, parents);
  const path = [...parents, node];
  for (const child of node.children ?? []) walkWithParents(child, visit, path);
}

/** All nodes that match `test`, in document order. */
export function findAll(node: Node, test: (node: Node) => boolean): Node[] {
  const found: Node[] = [];
  walkWithParents(node, (each) => {
    if (test(each)) found.push(each);
  });
  return found;
}

/** Whether a node is a JSX element of MDX: a component or an HTML element. */
export const isJsx = (node: Node): boolean => node.type.startsWith('mdxJsx');

/** The string value of an attribute, or undefined when it is absent or an expression. */
export function attributeText(node: Node, name: string): string | undefined {
  const found = node.attributes?.find((entry) => entry.name === name)?.value;
  return typeof found === 'string' ? found : undefined;
}

/** Text content of a node and its descendants, components and code included. */
export function plainText(node: Node): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value ?? '';
  return (node.children ?? []).map(plainText).join('');
}

/** The id in the comment at the end of a heading. */
export function headingId(heading: Node): string | undefined {
  const comment = heading.children?.find((child) => child.type === 'mdxTextExpression');
  return /^\/\*\s*#(\S+)\s*\*\/$/.exec(comment?.value?.trim() ?? '')?.[1];
}
