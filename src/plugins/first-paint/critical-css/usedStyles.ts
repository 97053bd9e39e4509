import {variablesIn, type SheetNode} from './readSheet';
import type {Names} from './selectorNames';

type Rule = Extract<SheetNode, {kind: 'rule'}>;

const isMet = (names: Names, page: ReadonlySet<string>): boolean =>
  names.every((group) => group.some((alternative) => alternative.every((name) => page.has(name))));

/** The sheet with those rules, and those of their selectors, that select something in the page. */
function keepMatching(parts: readonly SheetNode[], page: ReadonlySet<string>): SheetNode[] {
  return parts.flatMap((part): SheetNode[] => {
    if (part.kind === 'block') {
      const inner = keepMatching(part.parts, page);
      return inner.length > 0 ? [{...part, parts: inner}] : [];
    }
    if (part.kind !== 'rule') return [part];
    const selectors = part.selectors.filter(({names}) => isMet(names, page));
    return selectors.length > 0 ? [{...part, selectors}] : [];
  });
}

function rulesOf(parts: readonly SheetNode[]): Rule[] {
  return parts.flatMap((part) => {
    if (part.kind === 'block') return rulesOf(part.parts);
    return part.kind === 'rule' ? [part] : [];
  });
}

/** What is kept of the sheet without looking into it. */
function writtenAsIs(parts: readonly SheetNode[]): string {
  return parts
    .map((part) => {
      if (part.kind === 'block') return writtenAsIs(part.parts);
      return part.kind === 'rule' ? '' : part.text;
    })
    .join('');
}

/**
 * The custom properties whose values reach a declaration that draws something, through others too.
 * @param others texts that name some as well: the page, with its pictures, and what is kept of the sheet as it is
 */
function usedVariables(rules: readonly Rule[], others: string): Set<string> {
  const declarations = rules.flatMap((rule) => rule.declarations);
  const definitions = new Map<string, string[]>();
  for (const {property, uses} of declarations) {
    if (property.startsWith('--'))
      definitions.set(property, [...(definitions.get(property) ?? []), ...uses]);
  }
  const used = new Set<string>();
  const queue = declarations.flatMap(({property, uses}) => (property.startsWith('--') ? [] : uses));
  queue.push(...variablesIn(others));
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (used.has(name)) continue;
    used.add(name);
    queue.push(...(definitions.get(name) ?? []));
  }
  return used;
}

/** The names of layers in the order in which the sheet ranks them: that of their first mention. */
function layersOf(parts: readonly SheetNode[]): string[] {
  return parts.flatMap((part) => {
    const found =
      part.kind === 'block' || part.kind === 'statement'
        ? /^@layer ([^;{]+)/.exec(part.kind === 'block' ? part.head : part.text)
        : null;
    const own = found?.[1]?.split(',').map((name) => name.trim()) ?? [];
    return part.kind === 'block' ? [...own, ...layersOf(part.parts)] : own;
  });
}

function write(
  parts: readonly SheetNode[],
  variables: ReadonlySet<string>,
  animationValues: string,
): string {
  return parts
    .map((part) => {
      if (part.kind === 'block') {
        const inner = write(part.parts, variables, animationValues);
        return inner && `${part.head}{${inner}}`;
      }
      if (part.kind === 'keyframes') return animationValues.includes(part.name) ? part.text : '';
      if (part.kind === 'statement') return part.text.startsWith('@layer') ? '' : part.text;
      const kept = part.declarations.filter(
        ({property}) => !property.startsWith('--') || variables.has(property),
      );
      if (kept.length === 0) return '';
      const selectors = part.selectors.map(({text}) => text).join(',');
      return `${selectors}{${kept.map(({text}) => text).join(';')}}`;
    })
    .join('');
}

/**
 * The part of a sheet that a page uses as it is sent, in every state that it can take without a script.
 * @param sheet as `readSheet` returns it
 * @param page the names of the page, as `pageNames` returns them
 * @param html the page, for the custom properties that it names itself
 * @returns CSS that ranks its layers as the sheet does, so that the sheet can follow it without a change
 */
export function usedStyles(
  sheet: readonly SheetNode[],
  page: ReadonlySet<string>,
  html: string,
): string {
  const parts = keepMatching(sheet, page);
  const rules = rulesOf(parts);
  const animationValues = rules
    .flatMap((rule) => rule.declarations)
    .filter(({property}) => property.startsWith('animation'))
    .map(({text}) => text)
    .join();
  const layers = [...new Set(layersOf(sheet))];
  return (
    (layers.length > 0 ? `@layer ${layers.join(',')};` : '') +
    write(parts, usedVariables(rules, html + writtenAsIs(parts)), animationValues)
  );
}
