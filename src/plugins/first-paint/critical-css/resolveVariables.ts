import {variablesIn, type Declaration, type SheetNode} from './readSheet';

/** A selector of the root element, in any state. */
const ROOT = /^(?::root|html)(?:\[[^\]]+\])?$/;
/** The root element in every state, and regions that resolve their colours again (`src/css/infima.css`). */
const ALWAYS = /^(?::root|html|\[data-scheme\])$/;
/** The root element or a region, in any colour mode or language. */
const IN_A_MODE = /^(?::root|html)?(?:\[data-(?:scheme|theme)[^\]]*\]|:lang\([\w-]+\))*$/;
const ALIAS = /^var\((--[\w-]+)\)$/;
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
  parts: readonly SheetNode[],
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
    return part.declarations.map((declaration) => ({
      declaration,
      selectors,
      isInLayer,
      isConditional,
    }));
  });
}

/** Drops what never applies: a declaration outside of all layers wins over one in a layer, of the same selector or of the root element. */
function applicable(all: readonly Definition[]): Definition[] {
  const outside = new Set(
    all
      .filter(({isInLayer, isConditional}) => !isInLayer && !isConditional)
      .flatMap(({declaration, selectors}) =>
        selectors.map((selector) => `${selector} ${declaration.property}`),
      ),
  );
  return all.filter(({declaration: {property, text}, isInLayer, selectors}) => {
    const isOverridden = (selector: string) =>
      outside.has(`${selector} ${property}`) ||
      (property.startsWith('--') && ROOT.test(selector) && outside.has(`:root ${property}`));
    return !isInLayer || text.includes('!important') || !selectors.every(isOverridden);
  });
}

/**
 * Drops declarations that others always override, and writes the value of one that has only one, on the root
 * element, where it is used: 1.7 KB of a page. `usedStyles` drops a definition that nothing uses any more. For properties that neither
 * a page nor a script sets on an element.
 */
export function resolveVariables(sheet: readonly SheetNode[]): SheetNode[] {
  const definitions = applicable(definitionsIn(sheet));
  const kept = new Set(definitions.map(({declaration}) => declaration));
  const byName = new Map<string, Definition[]>();
  for (const each of definitions) {
    const {property} = each.declaration;
    byName.set(property, [...(byName.get(property) ?? []), each]);
  }
  const known = new Map<string, string | undefined>();
  function valueOf(name: string): string | undefined {
    if (known.has(name)) return known.get(name);
    // Until it is known, and for ever where it refers to itself.
    known.set(name, undefined);
    const [only, ...others] = byName.get(name) ?? [];
    if (!only || others.length > 0 || only.isConditional) return undefined;
    const value = resolve(only.declaration.text.slice(name.length + 1)).trim();
    const isConstant = value !== '' && !/!|var\(/.test(value);
    const definitionsOfOther = byName.get(ALIAS.exec(value)?.[1] ?? '') ?? [];
    // Another name for one that differs between colour modes, where every region with a mode of its own defines it again.
    const isAlias =
      definitionsOfOther.length > 0 &&
      only.selectors.includes('[data-scheme]') &&
      definitionsOfOther.every(({selectors}) => selectors.every((text) => IN_A_MODE.test(text)));
    if ((isConstant || isAlias) && only.selectors.every((text) => ALWAYS.test(text)))
      known.set(name, value);
    return known.get(name);
  }
  const resolve = (text: string): string =>
    text.replace(USE, (use, name: string, next?: string) => {
      const value = valueOf(name);
      return value === undefined ? use : value + (next ? ' ' : '');
    });
  const resolvePart = (part: SheetNode): SheetNode => {
    if (part.kind === 'block') return {...part, parts: part.parts.map(resolvePart)};
    if (part.kind !== 'rule') return part;
    const declarations = part.declarations
      .filter((each) => kept.has(each))
      .map((each) => {
        const text = resolve(each.text);
        return {...each, text, uses: variablesIn(text)};
      });
    return {...part, declarations};
  };
  return sheet.map(resolvePart);
}
