import type {List, Root} from 'mdast';
import type {JsxElement} from '../lib/jsxNodes';

/** A JSX attribute. Its value is a string, an expression, or missing for a boolean attribute. */
type Attribute = {
  readonly type: string;
  readonly name: string;
  readonly value?: string | null | {readonly value: string};
};

/**
 * A node of the syntax tree of a page, of any type (https://github.com/syntax-tree/mdast and mdast-util-mdx). It is one type and not
 * a union, because most rules use fields that several node types share.
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

/** Return the line on which a node starts. */
export const lineOf = (node: Node): number => node.position?.start.line ?? 1;

/** Call `visit` with each node, depth first, and with its ancestors. The parent is the last of them. */
export function walkWithParents(
  node: Node,
  visit: (node: Node, parents: readonly Node[]) => void,
  parents: readonly Node[] = [],
): void {
  visit(node, parents);
  const path = [...parents, node];
  for (const child of node.children ?? []) walkWithParents(child, visit, path);
}

/** Return all nodes that match `test`, in document order. */
export function findAll(node: Node, test: (node: Node) => boolean): Node[] {
  const found: Node[] = [];
  walkWithParents(node, (each) => {
    if (test(each)) found.push(each);
  });
  return found;
}

/** Tell whether a node is a JSX element, which is a component or an HTML element. */
export const isJsx = (node: Node): boolean => node.type.startsWith('mdxJsx');

/** List the JSX elements of a tree in document order, with the type that remark plugins need to change them. */
export const jsxElements = (tree: Node | Root | List): JsxElement[] =>
  findAll(tree as Node, isJsx) as unknown as JsxElement[];

/** A node with a name and attributes, of this file's type or of a type of mdast. */
export type ElementLike = {
  readonly name?: string | null;
  readonly attributes?: readonly {readonly name?: string; readonly value?: unknown}[];
};

/** Return the string value of an attribute. Return undefined if the attribute is missing or an expression. */
export function attributeText(node: ElementLike, name: string): string | undefined {
  const found = node.attributes?.find((entry) => entry.name === name)?.value;
  return typeof found === 'string' ? found : undefined;
}

/** A node with text, of this file's type or of a type of mdast or hast. */
type TextNode = {
  readonly type: string;
  readonly value?: string;
  readonly children?: readonly TextNode[];
};

/** Return the text content of a node, including components and code. */
export function plainText(node: TextNode): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value ?? '';
  return (node.children ?? []).map(plainText).join('');
}

/** Return the id from the comment at the end of a heading. */
export function headingId(heading: Node): string | undefined {
  const comment = heading.children?.find((child) => child.type === 'mdxTextExpression');
  return /^\/\*\s*#(\S+)\s*\*\/$/.exec(comment?.value?.trim() ?? '')?.[1];
}
