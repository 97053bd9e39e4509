import {variablesIn, type Declaration, type Part} from './readSheet';

/** Where a property has one value for the page: the root element, and regions that resolve their colours again (`src/css/infima.css`). */
const ROOT = /^(?::root|html|\[data-scheme\])$/;
/** The same, in any colour mode or language. */
const ROOT_IN_A_STATE = /^(?::root|html)?(?:\[data-(?:scheme|theme)[^\]]*\]|:lang\([\w-]+\))*$/;
/** A use whose fallback holds no parentheses; others stay as they are. Then what follows without a space, which minified CSS needs not. */
const USE = /var\(\s*(--[\w-]+)\s*(?:,[^()]*)?\)(?=([^\s,;)/])?)/g;
const ALIAS = /^var\((--[\w-]+)\)$/;

/** A definition of a custom property, by selectors that match in every medium or not. */
type Definition = {
  readonly declaration: Declaration;
  readonly selectors: readonly string[];
  readonly isConditional: boolean;
};

function definitionsIn(parts: readonly Part[], isConditional = false): Definition[] {
  return parts.flatMap((part) => {
    if (part.kind === 'block') {
      return definitionsIn(part.parts, isConditional || !part.head.startsWith('@layer'));
    }
    if (part.kind !== 'rule') return [];
    const selectors = part.selectors.map(({text}) => text);
    return part.declarations
      .filter(({property}) => property.startsWith('--'))
      .map((declaration) => ({declaration, selectors, isConditional}));
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
 * of its kind. Another name for a property that differs between colour modes counts too, where every region with a mode
 * of its own defines it again.
 */
function constantsOf(parts: readonly Part[]): (name: string) => string | undefined {
  const byName = new Map<string, Definition[]>();
  for (const definition of definitionsIn(parts)) {
    const {property} = definition.declaration;
    byName.set(property, [...(byName.get(property) ?? []), definition]);
  }
  const isSetOnRootsOnly = (name = '') =>
    byName.get(name)?.every(({selectors}) => selectors.every((text) => ROOT_IN_A_STATE.test(text)));
  const known = new Map<string, string | undefined>();
  return function valueOf(name) {
    if (known.has(name)) return known.get(name);
    // Until it is known, and for ever where it refers to itself.
    known.set(name, undefined);
    const [first, ...more] = byName.get(name) ?? [];
    if (!first || more.length > 0) return undefined;
    const {declaration, selectors, isConditional} = first;
    if (isConditional || !selectors.every((text) => ROOT.test(text))) return undefined;
    const {text} = declaration;
    const value = withValues(text.slice(text.indexOf(':') + 1), valueOf).trim();
    const isAlias = selectors.includes('[data-scheme]') && isSetOnRootsOnly(ALIAS.exec(value)?.[1]);
    if (value !== '' && (isAlias || !/!|var\(/.test(value))) known.set(name, value);
    return known.get(name);
  };
}

/**
 * Writes the value of a custom property that has only one where it is used: 1.2 to 1.3 KB of a page. `usedStyles` drops a definition that
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
