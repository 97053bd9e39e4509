/** The few parts of a Markdown syntax tree that this site's remark plugins touch. */
export type MdNode = {
  type: string;
  name?: string | null;
  value?: string;
  lang?: string | null;
  meta?: string | null;
  attributes?: MdAttribute[];
  children?: MdNode[];
  position?: {readonly start: {readonly line: number}};
  data?: unknown;
};

/** An attribute of a JSX element: a text, an expression, or a bare name. */
export type MdAttribute = {
  type: string;
  name: string;
  value?: string | null | {type: string; value: string; data?: unknown};
};

/** The page that a syntax tree was read from. */
export type MdFile = {readonly path: string};

/** Calls `visit` for a node and everything below it, in document order. */
export function walk(node: MdNode, visit: (node: MdNode) => void): void {
  visit(node);
  for (const child of node.children ?? []) walk(child, visit);
}

/** A JSX attribute with a text value: `name="value"`. */
export function attribute(name: string, value: string): MdAttribute {
  return {type: 'mdxJsxAttribute', name, value};
}

/** A JSX attribute that lists identifiers: `name={id}` or `name={[a, b]}`. */
export function identifierAttribute(name: string, identifiers: string | string[]): MdAttribute {
  const list = Array.isArray(identifiers);
  const expression = list
    ? {type: 'ArrayExpression', elements: identifiers.map(identifier)}
    : identifier(identifiers);
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: list ? `[${identifiers.join(', ')}]` : identifiers,
      data: {estree: program([{type: 'ExpressionStatement', expression}])},
    },
  };
}

/** An ESM block that imports the default export of `source` under `local`. */
export function importNode(local: string, source: string): MdNode {
  return {
    type: 'mdxjsEsm',
    value: `import ${local} from '${source}'`,
    data: {
      estree: program([
        {
          type: 'ImportDeclaration',
          specifiers: [{type: 'ImportDefaultSpecifier', local: identifier(local)}],
          source: {type: 'Literal', value: source, raw: `'${source}'`},
          attributes: [],
        },
      ]),
    },
  };
}

/** The text of a JSX element's attribute, or undefined when it is absent or an expression. */
export function textAttribute(node: MdNode, name: string): string | undefined {
  const value = node.attributes?.find((entry) => entry.name === name)?.value;
  return typeof value === 'string' ? value : undefined;
}

const identifier = (name: string) => ({type: 'Identifier', name});
const program = (body: unknown[]) => ({type: 'Program', sourceType: 'module', body, comments: []});
