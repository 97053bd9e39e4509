/*
 * The types of the syntax tree of HTML (https://github.com/syntax-tree/hast), with JSX. They are derived from hast-util-to-mdast, so that
 * package.json need not list the package that declares them.
 */
import type {toMdast} from 'hast-util-to-mdast';

type ReadonlyRoot = Extract<Parameters<typeof toMdast>[0], {type: 'root'}>;

export type Root = {-readonly [Key in keyof ReadonlyRoot]: ReadonlyRoot[Key]};
export type RootContent = Root['children'][number];
export type Nodes = Root | RootContent;
export type Element = Extract<RootContent, {type: 'element'}>;
export type ElementContent = Element['children'][number];
export type MdxJsxTextElementHast = Extract<ElementContent, {type: 'mdxJsxTextElement'}>;
