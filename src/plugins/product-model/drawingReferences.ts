import type {CrossReference, Path, References} from './kinds/kind';

/** Keys of a drawing whose texts are not references to facts. */
const NO_REFERENCES = new Set(['id', 'source', 'area', 'alt', 'as', 'tone', 'callouts']);

type FoundReference = {readonly path: Path; readonly reference: string};

/**
 * List the references to facts, such as `field:key.name`, in the drawing of a screen (data/screens) or a menu (data/interface), with their
 * positions in the YAML file. A drawing consists of such references, so that it shows only what the product has.
 */
export function listReferences(part: unknown, path: Path = []): FoundReference[] {
  if (typeof part === 'string') return [{path, reference: part}];
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) => {
    if (NO_REFERENCES.has(key)) return [];
    return listReferences(value, [...path, Array.isArray(part) ? Number(key) : key]);
  });
}

/** Convert the references in a drawing to cross-references, with which checkReferences.ts checks that each fact exists. */
export const crossReferencesIn = (
  part: unknown,
  known: References,
  path: Path = [],
): CrossReference[] =>
  listReferences(part, path).map((found) => {
    const [prefix] = found.reference.split(':');
    const withPrefix = [...known.keys()].filter((each) => each.startsWith(`${prefix}:`));
    return {
      path: found.path,
      value: found.reference,
      known: withPrefix,
      message: `"${found.reference}" is not in the product model`,
    };
  });
