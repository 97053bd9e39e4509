/*
 * The types of the syntax tree of a Markdown page with JSX (https://github.com/syntax-tree/mdast, https://mdxjs.com/packages/remark-mdx).
 * They are derived from remark, so that package.json need not list the packages that declare them.
 */
import type {remark} from 'remark';
import type {} from 'remark-mdx';

export type Root = ReturnType<(typeof remark)['parse']>;
export type RootContent = Root['children'][number];
export type Nodes = Root | RootContent;

type NodeOf<Type extends RootContent['type']> = Extract<RootContent, {type: Type}>;

export type Code = NodeOf<'code'>;
export type Heading = NodeOf<'heading'>;
export type List = NodeOf<'list'>;
export type ListItem = NodeOf<'listItem'>;
export type MdxFlowExpression = NodeOf<'mdxFlowExpression'>;
export type MdxjsEsm = NodeOf<'mdxjsEsm'>;
export type MdxJsxFlowElement = NodeOf<'mdxJsxFlowElement'>;
export type MdxJsxTextElement = NodeOf<'mdxJsxTextElement'>;
export type MdxJsxAttribute = Extract<
  MdxJsxFlowElement['attributes'][number],
  {type: 'mdxJsxAttribute'}
>;

/** JavaScript in a page (https://github.com/estree/estree). */
export type Program = NonNullable<NonNullable<MdxjsEsm['data']>['estree']>;
export type Expression = Extract<
  Program['body'][number],
  {type: 'ExpressionStatement'}
>['expression'];
