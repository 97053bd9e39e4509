import type {Expression, Program} from 'estree';
import type {List, Root, RootContent} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';

/** A JSX element of a page, inline or block. */
export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** The string value of an attribute, or undefined when it is absent or an expression. */
export function attributeOf(
  {attributes}: Pick<JsxElement, 'attributes'>,
  name: string,
): string | undefined {
  const found = attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === name);
  return typeof found?.value === 'string' ? found.value : undefined;
}

/** Makes the syntax tree of a module of one statement, which MDX wants beside the text of code. */
export const moduleOf = (statement: Program['body'][number]): Program => ({
  type: 'Program',
  sourceType: 'module',
  body: [statement],
  comments: [],
});

/** Lists the JSX elements of a tree in document order. */
export function jsxElements(tree: Root | List): JsxElement[] {
  const found: JsxElement[] = [];
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    found.push(node as JsxElement);
  });
  return found;
}

type Value = MdxJsxAttribute['value'];

/** Makes attributes from values by name: null for an attribute without a value, undefined for none. */
export const toAttributes = (values: Readonly<Record<string, Value>>): MdxJsxAttribute[] =>
  Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [{type: 'mdxJsxAttribute', name, value}],
  );

/** Makes a block element. */
export const blockElement = (
  name: string,
  values: Readonly<Record<string, Value>> = {},
  children: readonly RootContent[] = [],
): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: toAttributes(values),
  children: children as MdxJsxFlowElement['children'],
});

const requireCall = (file: string): Expression => ({
  type: 'CallExpression',
  callee: {type: 'Identifier', name: 'require'},
  arguments: [{type: 'Literal', value: file}],
  optional: false,
});

/**
 * Makes the value of an attribute that requires a JSON file, or an array of them, like Docusaurus's image attributes.
 * @example requireValue('@generated/a.json') // {require('@generated/a.json')}
 */
export function requireValue(files: string | readonly string[]): Value {
  const isOne = typeof files === 'string';
  const elements = [files].flat().map(requireCall);
  const value = [files]
    .flat()
    .map((file) => `require('${file}')`)
    .join(', ');
  const expression: Expression =
    isOne && elements[0] ? elements[0] : {type: 'ArrayExpression', elements};
  return {
    type: 'mdxJsxAttributeValueExpression',
    value: isOne ? value : `[${value}]`,
    data: {estree: moduleOf({type: 'ExpressionStatement', expression})},
  };
}
