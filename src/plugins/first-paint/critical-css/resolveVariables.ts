import {variablesIn, type Declaration, type Part} from './readSheet';

/** A selector of the root element, in any state. */
const ROOT = /^(?::root|html)(?:\[[^\]]+\])?$/;
/** The root element in every state, and regions that resolve their colours again (`src/css/infima.css`). */
const ALWAYS = /^(?::root|html|\[data-scheme\])$/;
/** A use, whose fallback holds no parentheses, and what follows without the space that minified CSS leaves out. */
const USE = /var\(\s*(--[\w-]+)\s*(?:,[^()]*)?\)(?=([^\s,;)/])?)/g;

type Definition = {
  readonly declaration: Declaration;
  readonly selectors: readonly string[];
  readonly isInLayer: boolean;
  /** Within a query of media or features. */
  readonly isConditional: boolean;
};

function definitionsIn(
  parts: readonly Part[],
  isInLayer = false,
  isConditional = false,
): Definition[] {
  return parts.flatMap((part) => {
    if (part.kind === 'block') {
      const isLayer = part.head.startsWith('@layer');
      return definitionsIn(part.parts, isInLayer || isLayer, isConditional || !isLayer);
    }
    if (part.kind !== 'rule') return [];
    const selectors = part.selectors.map(({text}) => text);
    return part.declarations
      .filter(({property}) => property.startsWith('--'))
      .map((declaration) => ({declaration, selectors, isInLayer, isConditional}));
  });
}

/** Returns the definitions that can apply, by name: on the root element, one outside of all layers wins over those in a layer. */
function applicable(definitions: readonly Definition[]): Map<string, Definition[]> {
  const overridden = new Set(
    definitions
      .filter((each) => !each.isInLayer && !each.isConditional && each.selectors.includes(':root'))
      .map(({declaration}) => declaration.property),
  );
  const byName = new Map<string, Definition[]>();
  for (const definition of definitions) {
    const {declaration, isInLayer, selectors} = definition;
    const {property, text} = declaration;
    const loses = isInLayer && overridden.has(property) && !text.includes('!important');
    if (loses && selectors.every((selector) => ROOT.test(selector))) continue;
    byName.set(property, [...(byName.get(property) ?? []), definition]);
  }
  return byName;
}

/**
 * Drops definitions of custom properties that others always override, and writes the value of one that has only one, on the root
 * element, where it is used: 1.7 KB of a page. `usedStyles` drops a definition that nothing uses any more. For properties that neither
 * a page nor a script sets on an element.
 */
export function resolveVariables(sheet: readonly Part[]): Part[] {
  const byName = applicable(definitionsIn(sheet));
  const kept = new Set([...byName.values()].flat().map(({declaration}) => declaration));
  const known = new Map<string, string | undefined>();
  function valueOf(name: string): string | undefined {
    if (known.has(name)) return known.get(name);
    // Until it is known, and for ever where it refers to itself.
    known.set(name, undefined);
    const [only, ...others] = byName.get(name) ?? [];
    if (!only || others.length > 0 || only.isConditional) return undefined;
    const value = resolve(only.declaration.text.slice(name.length + 1)).trim();
    const isConstant = value !== '' && !/!|var\(/.test(value);
    if (isConstant && only.selectors.every((text) => ALWAYS.test(text))) known.set(name, value);
    return known.get(name);
  }
  const resolve = (text: string): string =>
    text.replace(USE, (use, name: string, next?: string) => {
      const value = valueOf(name);
      return value === undefined ? use : value + (next ? ' ' : '');
    });
  const resolvePart = (part: Part): Part => {
    if (part.kind === 'block') return {...part, parts: part.parts.map(resolvePart)};
    if (part.kind !== 'rule') return part;
    const declarations = part.declarations
      .filter((each) => !each.property.startsWith('--') || kept.has(each))
      .map((each) => {
        const text = resolve(each.text);
        return {...each, text, uses: variablesIn(text)};
      });
    return {...part, declarations};
  };
  return sheet.map(resolvePart);
}
