import type {Expression, Program} from 'estree';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';

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

const requireCall = (file: string): Expression => ({
  type: 'CallExpression',
  callee: {type: 'Identifier', name: 'require'},
  arguments: [{type: 'Literal', value: file}],
  optional: false,
});

/**
 * An attribute whose expression requires a JSON file, or an array of them, like Docusaurus's image attributes.
 * @example requireAttribute('data', '@generated/a.json') // data={require('@generated/a.json')}
 */
export function requireAttribute(name: string, files: string | readonly string[]): MdxJsxAttribute {
  const list = typeof files === 'string' ? [files] : files;
  const value = list.map((file) => `require('${file}')`).join(', ');
  const elements = list.map(requireCall);
  const expression: Expression =
    typeof files === 'string' && elements[0] ? elements[0] : {type: 'ArrayExpression', elements};
  const estree: Program = {
    type: 'Program',
    sourceType: 'module',
    body: [{type: 'ExpressionStatement', expression}],
    comments: [],
  };
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: typeof files === 'string' ? value : `[${value}]`,
      data: {estree},
    },
  };
}
