import {componentOf} from '../../../components/registry';
import {listComponentData} from '../componentData';
import type {Model} from '../kinds';
import {suggest} from '../../../lib/suggest';
import {attributeText, type ElementLike} from '../../../content/syntaxTree';

/** A component lacks a required attribute, or an attribute names an id that data/ does not have or that no page can show. */
export class ComponentDataError extends Error {}

/** Attributes that can name several entries of data/, separated by commas. */
const LISTS = ['ids', 'fields'];

/** Return the value of an attribute, or throw if it is missing or empty. */
function requireAttribute(node: ElementLike, attribute: string): string {
  const value = attributeText(node, attribute);
  if (value && /[^ ,]/.test(value)) return value;
  throw new ComponentDataError(`the attribute ${attribute}="…" is missing. Fix: add it, in quotes`);
}

/**
 * Return the name of the component data that a component needs, according to its attributes and src/components/registry.ts. Return a list
 * if an attribute can name several entries, and undefined if the component shows no facts.
 * @throws ComponentDataError for a missing attribute, for two that exclude each other, for an id that data/ does not have, and for data that
 * no page can show. The message has the fix, such as similar ids.
 */
export function findComponentData(node: ElementLike, model: Model): string | string[] | undefined {
  const data = componentOf(node)?.data;
  if (data === undefined || typeof data === 'string') return data;
  const attributes = Object.keys(data);
  const [attribute = attributes.at(-1) ?? '', second] = attributes.filter((each) =>
    attributeText(node, each),
  );
  const value = requireAttribute(node, attribute);
  const dataName = data[attribute]?.replace(/\{(\w+)\}/, (_all, other: string) =>
    requireAttribute(node, other),
  );
  if (second && !data[attribute]?.includes(second))
    throw new ComponentDataError(`it has ${attribute}="…" and ${second}="…". Fix: remove one`);
  const all = listComponentData(model);
  const find = (id: string): string => {
    const name = `${dataName}.${id}`;
    const found = all.get(name);
    if (found?.problem) throw new ComponentDataError(`${attribute}="${id}": ${found.problem}`);
    if (found) return name;
    const known = [...all.keys()]
      .filter((each) => each.startsWith(`${dataName}.`))
      .map((each) => each.slice(name.length - id.length));
    throw new ComponentDataError(
      `${attribute}="${id}" names nothing in data/ that this component can show. Fix: ${suggest(id, known)}`,
    );
  };
  if (!LISTS.includes(attribute)) return find(value);
  const ids = value.split(',').map((part) => part.trim());
  return ids.filter(Boolean).map(find);
}
