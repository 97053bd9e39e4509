import type {CrossReference, Path, References} from './kinds/kind';

/** Keys in a file of data/screens whose texts are not references. */
const NO_REFERENCES = new Set(['id', 'source', 'area', 'alt', 'as', 'tone', 'callouts']);

type FoundReference = {readonly path: Path; readonly reference: string};

/** List the references in a drawing, such as `field:key.name`, with their positions in the file. */
export function listReferences(part: unknown, path: Path = []): FoundReference[] {
  if (typeof part === 'string') return [{path, reference: part}];
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) => {
    if (NO_REFERENCES.has(key)) return [];
    return listReferences(value, [...path, Array.isArray(part) ? Number(key) : key]);
  });
}

/** Return the same references as cross-references, so that the build checks that each fact exists (checkReferences.ts). */
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
