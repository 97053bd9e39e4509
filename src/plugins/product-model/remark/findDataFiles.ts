import {componentOf} from '../../../components/registry';
import {listDataFiles} from '../dataFiles';
import type {Model} from '../kinds';
import {suggest} from '../../../lib/nearest';
import {attributeOf, type JsxElement} from '../../../lib/mdxJsx';

type Element = Pick<JsxElement, 'name' | 'attributes'>;

/** An attribute is missing, or has an id that data/ does not have. */
export class UnknownIdError extends Error {}

/** Attributes that name several entries of data/. */
const LISTS = ['ids', 'fields'];

function requireAttribute(node: Element, attribute: string): string {
  const value = attributeOf(node, attribute);
  if (value) return value;
  throw new UnknownIdError(`the attribute ${attribute}="…" is missing. Fix: add it, in quotes`);
}

/**
 * Find the data files of a component by its attributes. Return a list if an attribute names several entries, and undefined
 * for a component without data of the model.
 * @throws UnknownIdError for an id that data/ does not have, with similar ones
 */
export function findDataFiles(node: Element, model: Model): string | string[] | undefined {
  const data = componentOf(node)?.data;
  if (data === undefined || typeof data === 'string') return data;
  const attributes = Object.keys(data);
  const attribute = attributes.find((each) => attributeOf(node, each)) ?? attributes.at(-1) ?? '';
  const value = requireAttribute(node, attribute);
  const prefix = data[attribute]?.replace(/\{(\w+)\}/, (_all, other: string) =>
    requireAttribute(node, other),
  );
  const files = listDataFiles(model);
  const find = (id: string): string => {
    const file = `${prefix}.${id}`;
    if (files.has(file)) return file;
    const known = [...files.keys()]
      .filter((each) => each.startsWith(`${prefix}.`))
      .map((each) => each.slice(file.length - id.length));
    throw new UnknownIdError(
      `${attribute}="${id}" names nothing in data/. Fix: ${suggest(id, known)}`,
    );
  };
  if (!LISTS.includes(attribute)) return find(value);
  const ids = value.split(',').map((part) => part.trim());
  return ids.filter(Boolean).map(find);
}
