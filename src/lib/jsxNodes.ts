import type {Expression, Program} from 'estree';
import type {RootContent} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';

/** A JSX element of a page, inline or block. */
export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** Create the syntax tree of a JavaScript module with one statement. MDX needs it in addition to the source text. */
export const estreeProgram = (statement: Program['body'][number]): Program => ({
  type: 'Program',
  sourceType: 'module',
  body: [statement],
  comments: [],
});

type Value = MdxJsxAttribute['value'];

/** Create JSX attributes from an object. Null creates an attribute without a value. Undefined creates no attribute. */
export const jsxAttributes = (values: Readonly<Record<string, Value>>): MdxJsxAttribute[] =>
  Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [{type: 'mdxJsxAttribute', name, value}],
  );

/** Create a JSX block element. */
export const jsxFlowElement = (
  name: string,
  values: Readonly<Record<string, Value>> = {},
  children: readonly RootContent[] = [],
): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: jsxAttributes(values),
  children: children as MdxJsxFlowElement['children'],
});

const requireCall = (file: string): Expression => ({
  type: 'CallExpression',
  callee: {type: 'Identifier', name: 'require'},
  arguments: [{type: 'Literal', value: file}],
  optional: false,
});

/**
 * Create an attribute value that is a `require()` of a JSON file, or an array of several. Docusaurus does the same for images.
 * @example requireExpression('@generated/a.json') // {require('@generated/a.json')}
 */
export function requireExpression(files: string | readonly string[]): Value {
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
    data: {estree: estreeProgram({type: 'ExpressionStatement', expression})},
  };
}
