import type {Part} from './readSheet';

/** A selector of the root element, in any state: what `:root` declares outside of all layers applies there too. */
const ROOT = /^(?::root|html)(?:\[[^\]]+\])?$/;

/** Properties, by selector, that the sheet declares outside of layers and conditions. */
function declaredOutside(sheet: readonly Part[]): Map<string, Set<string>> {
  const bySelector = new Map<string, Set<string>>();
  for (const part of sheet) {
    if (part.kind !== 'rule') continue;
    for (const {text} of part.selectors) {
      const properties = bySelector.get(text) ?? new Set();
      part.declarations.forEach(({property}) => properties.add(property));
      bySelector.set(text, properties);
    }
  }
  return bySelector;
}

/**
 * Drops declarations in a cascade layer whose selector declares the same property outside of all layers: styles outside win over
 * those of any layer (https://developer.mozilla.org/docs/Web/CSS/@layer), so defaults of Infima and of the theme that the
 * site sets otherwise never apply. 0.5 to 0.6 KB of a page.
 * @param sheet as `readSheet` returns it
 */
export function dropOverridden(sheet: readonly Part[]): Part[] {
  const outside = declaredOutside(sheet);
  const isOverridden = (selector: string, property: string) =>
    outside.get(selector)?.has(property) ||
    (property.startsWith('--') && ROOT.test(selector) && outside.get(':root')?.has(property));
  const inLayer = (part: Part): Part => {
    if (part.kind === 'block') return {...part, parts: part.parts.map(inLayer)};
    if (part.kind !== 'rule') return part;
    const applies = ({property, text}: (typeof part.declarations)[number]) =>
      text.includes('!important') ||
      !part.selectors.every((selector) => isOverridden(selector.text, property));
    return {...part, declarations: part.declarations.filter(applies)};
  };
  return sheet.map((part) =>
    part.kind === 'block' && part.head.startsWith('@layer') ? inLayer(part) : part,
  );
}
