import type {CrossReference, Path, References} from './kind';

/** Keys of a drawing whose texts are not references. */
const NO_REFERENCES = new Set(['id', 'source', 'area', 'alt', 'as', 'tone', 'callouts']);

type FoundReference = {readonly path: Path; readonly reference: string};

/** List the references in a drawing, such as `field:key.name`, each with its place in the file. */
export function listReferences(part: unknown, path: Path = []): FoundReference[] {
  if (typeof part === 'string') return [{path, reference: part}];
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) => {
    if (NO_REFERENCES.has(key)) return [];
    return listReferences(value, [...path, Array.isArray(part) ? Number(key) : key]);
  });
}

/** Return the references in a drawing as cross-references to check. */
export const referencesIn = (part: unknown, known: References, path: Path = []): CrossReference[] =>
  listReferences(part, path).map((found) => {
    const [kind] = found.reference.split(':');
    const ofKind = [...known.keys()].filter((each) => each.startsWith(`${kind}:`));
    return {
      path: found.path,
      value: found.reference,
      known: ofKind,
      message: `"${found.reference}" is not in the product model`,
    };
  });
