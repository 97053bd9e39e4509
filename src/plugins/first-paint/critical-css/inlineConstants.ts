import {variablesIn, type Declaration, type Part} from './readSheet';

const ROOT = /^(?::root|html)$/;
/** A use whose fallback holds no parentheses; others stay as they are. Then what follows without a space, which minified CSS needs not. */
const USE = /var\(\s*(--[\w-]+)\s*(?:,[^()]*)?\)(?=([^\s,;)/])?)/g;

/** A definition of a custom property, and whether it always holds: on the root element, in no block but a layer. */
type Definition = {readonly declaration: Declaration; readonly isFixed: boolean};

function definitionsIn(parts: readonly Part[], isConditional = false): Definition[] {
  return parts.flatMap((part) => {
    if (part.kind === 'block') {
      return definitionsIn(part.parts, isConditional || !part.head.startsWith('@layer'));
    }
    if (part.kind !== 'rule') return [];
    const isFixed = !isConditional && part.selectors.every(({text}) => ROOT.test(text));
    return part.declarations
      .filter(({property}) => property.startsWith('--'))
      .map((declaration) => ({declaration, isFixed}));
  });
}

/** Replaces the uses of custom properties that `valueOf` knows. */
const withValues = (text: string, valueOf: (name: string) => string | undefined): string =>
  text.replace(USE, (use, name: string, next?: string) => {
    const value = valueOf(name);
    if (value === undefined) return use;
    return next ? `${value} ` : value;
  });

/**
 * A function that tells the value of a custom property that has only one: defined once, on the root element, by a text or by others
 * of its kind.
 */
function constantsOf(parts: readonly Part[]): (name: string) => string | undefined {
  const byName = new Map<string, Definition[]>();
  for (const definition of definitionsIn(parts)) {
    const {property} = definition.declaration;
    byName.set(property, [...(byName.get(property) ?? []), definition]);
  }
  const known = new Map<string, string | undefined>();
  return function valueOf(name) {
    if (known.has(name)) return known.get(name);
    // Until it is known, and for ever where it refers to itself.
    known.set(name, undefined);
    const [first, ...more] = byName.get(name) ?? [];
    if (!first?.isFixed || more.length > 0) return undefined;
    const {text} = first.declaration;
    const value = withValues(text.slice(text.indexOf(':') + 1), valueOf).trim();
    if (value !== '' && !/!|var\(/.test(value)) known.set(name, value);
    return known.get(name);
  };
}

/**
 * Writes the value of a custom property that has only one where it is used: 0.5 KB of a page. `usedStyles` drops a definition that
 * nothing uses any more. For properties that neither a page nor a script sets on an element.
 * @param sheet as `readSheet` or `dropOverridden` returns it
 */
export function inlineConstants(sheet: readonly Part[]): Part[] {
  const valueOf = constantsOf(sheet);
  const inline = (part: Part): Part => {
    if (part.kind === 'block') return {...part, parts: part.parts.map(inline)};
    if (part.kind !== 'rule') return part;
    const declarations = part.declarations.map((declaration) => {
      if (declaration.uses.length === 0) return declaration;
      const text = withValues(declaration.text, valueOf);
      return {...declaration, text, uses: variablesIn(text)};
    });
    return {...part, declarations};
  };
  return sheet.map(inline);
}
