import {parse as parseSelector} from 'css-what';
import postcss, {type AtRule, type ChildNode, type Container, type Rule} from 'postcss';
import {namesOfSelector, type Names} from './selectorNames';

/** A declaration as it is written, and the custom properties whose values it takes. */
export type Declaration = {
  readonly property: string;
  readonly text: string;
  readonly uses: string[];
};

/** What stands in a sheet: a rule, a block of rules, or a statement that is kept as it is. */
export type SheetNode =
  | {
      readonly kind: 'rule';
      readonly selectors: readonly {readonly text: string; readonly names: Names}[];
      readonly declarations: readonly Declaration[];
    }
  | {readonly kind: 'block'; readonly head: string; readonly parts: readonly SheetNode[]}
  | {readonly kind: 'keyframes'; readonly name: string; readonly text: string}
  | {readonly kind: 'statement'; readonly text: string};

/** The custom properties that a text takes values from. */
export const variablesIn = (text: string): string[] =>
  [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map((match) => match[1] ?? '');

function readRule(rule: Rule): SheetNode {
  // Declarations only: the minifier resolves nested rules for the browsers of the list in package.json.
  const declarations = rule.nodes.filter((node) => node.type === 'decl');
  if (declarations.length < rule.nodes.length) return {kind: 'statement', text: rule.toString()};
  return {
    kind: 'rule',
    selectors: parseSelector(rule.selector).map((tokens, index) => ({
      text: rule.selectors[index] ?? '',
      names: namesOfSelector(tokens),
    })),
    declarations: declarations.map((declaration) => ({
      property: declaration.prop,
      text: declaration.toString(),
      uses: variablesIn(declaration.value),
    })),
  };
}

function readAtRule(rule: AtRule): SheetNode {
  if (!rule.nodes || /^(?:font-face|page)$/.test(rule.name)) {
    return {kind: 'statement', text: rule.toString() + (rule.nodes ? '' : ';')};
  }
  if (/keyframes$/.test(rule.name)) {
    return {kind: 'keyframes', name: rule.params, text: rule.toString()};
  }
  return {kind: 'block', head: `@${rule.name} ${rule.params}`, parts: readParts(rule)};
}

function readParts(container: Container<ChildNode>): SheetNode[] {
  return (container.nodes ?? []).flatMap((node) => {
    if (node.type === 'rule') return [readRule(node)];
    return node.type === 'atrule' ? [readAtRule(node)] : [];
  });
}

/**
 * Reads a stylesheet once, for the many pages that take their part of it.
 * @throws CssSyntaxError that names the place
 */
export function readSheet(css: string): SheetNode[] {
  return readParts(postcss.parse(css));
}
