import type {Model} from '../kinds';
import {suggest} from '../nearest';
import {COMPONENTS, listSlices} from '../slices';
import {attributeOf, type JsxElement} from './jsx';

type Element = Pick<JsxElement, 'name' | 'attributes'>;

/** An attribute of a page refers to an id that the model does not have. */
export class UnknownIdError extends Error {}

/** Attributes that name several entries of data/. */
const LISTS = ['ids', 'fields'];
/** Attributes that name entries; others name what entries belong to. */
const ENTRIES = ['id', ...LISTS];

function required(node: Element, attribute: string): string {
  const value = attributeOf(node, attribute);
  if (value) return value;
  throw new UnknownIdError(`the attribute ${attribute}="…" is missing. Fix: add it, in quotes.`);
}

/**
 * Returns the slices of a component, a list where an attribute names several; null for a component that is not part of the model.
 * @throws UnknownIdError for an id that the model does not have, with near matches
 */
export function resolveSlices(node: Element, model: () => Model): string | string[] | null {
  const shows = COMPONENTS[node.name ?? '']?.shows;
  if (shows === undefined) return null;
  const slices = listSlices(model());
  const find = (name: string, attribute = 'id'): string => {
    if (slices.has(name)) return name;
    const [kind = ''] = name.split('.', 1);
    const idOf = (slice: string) => slice.slice(kind.length + 1);
    const known = [...slices.keys()].filter((each) => each.startsWith(`${kind}.`));
    const wanted = ENTRIES.includes(attribute)
      ? `${kind} "${idOf(name)}"`
      : `${attribute} "${idOf(name)}" with ${kind}`;
    const near = suggest(idOf(name), known.map(idOf));
    throw new UnknownIdError(`there is no ${wanted}. Fix: ${near} A new one goes into data/.`);
  };
  if (typeof shows === 'string') return find(shows);
  const given = Object.keys(shows).find((attribute) => attributeOf(node, attribute));
  const attribute = given ?? Object.keys(shows).at(-1) ?? '';
  const value = required(node, attribute);
  const prefix = shows[attribute]?.replace(/\{(\w+)\}/, (_all, other: string) =>
    required(node, other),
  );
  if (!LISTS.includes(attribute)) return find(`${prefix}.${value}`, attribute);
  const ids = value.split(',').map((part) => part.trim());
  return ids.filter(Boolean).map((id) => find(`${prefix}.${id}`));
}
