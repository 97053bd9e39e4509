import {remark} from 'remark';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import {
  explainSyntax,
  findOpenFence,
  type ParserMessage,
  type SyntaxMistake,
} from './explainSyntax';

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

/** The error for a page that is not valid MDX. */
export class PageSyntaxError extends Error {
  override get name() {
    return 'PageSyntaxError';
  }
  readonly mistake: SyntaxMistake;
  /** @param file shown before the line, where the caller knows it */
  constructor(mistake: SyntaxMistake, file?: string) {
    const {line, column, message, fix} = mistake;
    super(`${file ? `${file}:` : ''}${line}:${column} syntax: ${message}. Fix: ${fix}.`);
    // Docusaurus would print the stack after the message. It names our code, which does not help a writer.
    this.stack = '';
    this.mistake = mistake;
    // Not enumerable, so that Node does not print it after the message, which has the same content.
    Object.defineProperty(this, 'mistake', {enumerable: false});
  }
}

/** Run a function that reads a page, and add the file to the message of a syntax error. */
export function withFile<T>(file: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof PageSyntaxError ? new PageSyntaxError(error.mistake, file) : error;
  }
}

const isParserMessage = (error: unknown): error is ParserMessage =>
  error instanceof Error && 'reason' in error && 'ruleId' in error;

/**
 * Parse an MDX page to its abstract syntax tree (AST).
 * @throws PageSyntaxError when the page is not valid MDX
 */
export function parseMdx(text: string): Node {
  try {
    const tree = parser.parse(text) as unknown as Node;
    const codeBlocks = findAll(tree, ({type}) => type === 'code');
    const openFence = findOpenFence(codeBlocks, text);
    if (openFence) throw new PageSyntaxError(openFence);
    return tree;
  } catch (error) {
    if (!isParserMessage(error)) throw error;
    throw new PageSyntaxError(explainSyntax(error));
  }
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
