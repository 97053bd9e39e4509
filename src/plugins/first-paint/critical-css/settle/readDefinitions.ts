import type {Declaration, Root} from 'postcss';
import {readSubjects, type Subject} from './subjects';

/** A custom property as one selector sets it. */
export type Definition = {
  readonly declaration: Declaration;
  /** The value, in one line. */
  readonly value: string;
  readonly subject: Subject;
  /** The layer it stands in; undefined outside of all. */
  readonly layer: string | undefined;
  /** Whether it depends on a query: of the medium, of support. */
  readonly isConditional: boolean;
  /** Its place among all definitions. */
  readonly order: number;
};

export type Definitions = {
  readonly byName: ReadonlyMap<string, readonly Definition[]>;
  /** The names that sheets use in a way that isn't followed: in keyframes, nested rules, queries, with `!important`. */
  readonly unclear: ReadonlySet<string>;
};

/** The blocks around a declaration; undefined where its rule doesn't stand in queries and layers alone. */
function surroundings(declaration: Declaration) {
  const rule = declaration.parent;
  if (rule?.type !== 'rule') return undefined;
  const layers: string[] = [];
  let isConditional = false;
  for (let block = rule.parent; block && block.type !== 'root'; block = block.parent) {
    if (!('name' in block) || /keyframes$/.test(block.name)) return undefined;
    if (block.name === 'layer') layers.unshift(String(block.params));
    else isConditional = true;
  }
  const layer = layers.length > 0 ? layers.join('.') : undefined;
  return {selector: rule.selector, layer, isConditional};
}

/**
 * Collects where sheets set custom properties.
 * @param language the language of the root element
 */
export function readDefinitions(sheets: readonly Root[], language: string): Definitions {
  const byName = new Map<string, Definition[]>();
  const unclear = new Set<string>();
  let order = 0;
  for (const sheet of sheets) {
    sheet.walkAtRules(({params}) => {
      for (const [name] of params.matchAll(/(?<![\w-])--[\w-]+/g)) unclear.add(name);
    });
    sheet.walkDecls(/^--/, (declaration) => {
      const {prop, important} = declaration;
      const around = surroundings(declaration);
      if (!around || important) {
        unclear.add(prop);
        return;
      }
      const {selector, layer, isConditional} = around;
      const value = declaration.value.trim().replace(/\s+/g, ' ');
      const found = byName.get(prop) ?? [];
      byName.set(prop, found);
      for (const subject of readSubjects(selector, language)) {
        found.push({declaration, value, subject, layer, isConditional, order: (order += 1)});
      }
    });
  }
  return {byName, unclear};
}
