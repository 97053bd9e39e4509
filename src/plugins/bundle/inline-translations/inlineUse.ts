import {types as t, type NodePath} from '@babel/core';

/** The texts of a language by id, as Docusaurus gathers them; a text without an id stands under its English. */
export type Texts = Readonly<Record<string, string>>;

/** How one use of an imported name is to be changed, and whether it asks for the name afterwards. */
export type Edit = {readonly apply: () => void; readonly stays: boolean};

type Asked = {readonly id?: string; readonly message?: string};

const isTextOrNone = (value: unknown): boolean => value === undefined || typeof value === 'string';

function isAsked(value: unknown): value is Asked {
  if (typeof value !== 'object' || value === null) return false;
  const {id, message} = value as Record<string, unknown>;
  return isTextOrNone(id) && isTextOrNone(message);
}

function askedByCall(call: NodePath<t.CallExpression>): Asked | undefined {
  const [first, second, third] = call.get('arguments');
  if (!first || second?.isSpreadElement() || third) return undefined;
  const {confident, value} = first.evaluate() as {confident: boolean; value: unknown};
  return confident && isAsked(value) ? value : undefined;
}

/** What stands between the tags, as React gets it; nothing when that is not one text, or none. */
function messageOf(element: NodePath<t.JSXElement>): Asked | undefined {
  const [child, further] = t.react.buildChildren(element.node);
  if (!child) return {};
  if (further) return undefined;
  if (t.isStringLiteral(child)) return {message: child.value};
  const expression = element
    .get('children')
    .map((path) => path.isJSXExpressionContainer() && path.get('expression'))
    .find((path) => path && path.node === child);
  const message: unknown = expression ? expression.evaluate().value : undefined;
  return typeof message === 'string' ? {message} : undefined;
}

/** Properties that stay, and those that only translators and the look-up need. */
const KEPT = ['values', 'key'];
const DROPPED = ['id', 'description'];

function askedByElement(element: NodePath<t.JSXElement>): Asked | undefined {
  let asked = messageOf(element);
  for (const attribute of element.get('openingElement').get('attributes')) {
    if (!attribute.isJSXAttribute()) return undefined;
    const {name} = attribute.node.name;
    if (typeof name !== 'string' || ![...KEPT, ...DROPPED].includes(name)) return undefined;
    if (name !== 'id') continue;
    const value = attribute.get('value');
    const id: unknown = (
      value.isJSXExpressionContainer() ? value.get('expression') : value
    ).evaluate().value;
    if (typeof id !== 'string') return undefined;
    asked = asked && {...asked, id};
  }
  return asked;
}

/** The text that is shown: the choice of `@docusaurus/Translate`. */
const textFor = ({id, message}: Asked, texts: Texts): string | undefined =>
  texts[id ?? message ?? ''] ?? message ?? id;

function editCall(call: NodePath<t.CallExpression>, text: string): Edit {
  const literal = t.stringLiteral(text);
  return call.node.arguments.length === 1
    ? {stays: false, apply: () => void call.replaceWith(literal)}
    : {stays: true, apply: () => void (call.node.arguments[0] = literal)};
}

function editElement({node}: NodePath<t.JSXElement>, text: string): Edit {
  return {
    stays: true,
    apply() {
      const {openingElement: opening} = node;
      opening.attributes = opening.attributes.filter(
        (attribute) =>
          t.isJSXAttribute(attribute) && KEPT.some((name) => name === attribute.name.name),
      );
      opening.selfClosing = false;
      node.closingElement = t.jsxClosingElement(opening.name);
      node.children = [t.jsxExpressionContainer(t.stringLiteral(text))];
    },
  };
}

/**
 * Plans to put a text in the place of a use of `translate` or `Translate`. What is static is what Docusaurus extracts for
 * translators.
 * @param use where the imported name stands
 * @returns nothing when the text is not known at build
 */
export function inlineUse(use: NodePath, texts: Texts): Edit | undefined {
  const {parentPath: parent} = use;
  if (parent?.isCallExpression() && use.key === 'callee') {
    const asked = askedByCall(parent);
    const text = asked && textFor(asked, texts);
    return text === undefined ? undefined : editCall(parent, text);
  }
  const element = parent?.isJSXOpeningElement() ? parent.parentPath : undefined;
  if (!element?.isJSXElement()) return undefined;
  const asked = askedByElement(element);
  const text = asked && textFor(asked, texts);
  return text === undefined ? undefined : editElement(element, text);
}
