import type {StructureItem, Structure} from './readStructure';

/** A structural difference, located in the translation. */
export type Difference = {readonly line: number; readonly message: string; readonly fix: string};

const shorten = (key: string): string => {
  const [first = '', ...rest] = key.split('\n');
  return first.length > 60 || rest.length > 0 ? `${first.slice(0, 60)}…` : first;
};

/** The first difference of two sequences; later ones mostly follow from it. */
function compareOrdered(
  what: string,
  source: readonly StructureItem[],
  translation: readonly StructureItem[],
  end: number,
): Difference[] {
  const longest = Math.max(source.length, translation.length);
  for (let index = 0; index < longest; index += 1) {
    const wanted = source[index];
    const found = translation[index];
    if (wanted?.key === found?.key) continue;
    const line = found?.line ?? translation.at(-1)?.line ?? end;
    const nth = `${what} ${index + 1}`;
    if (!wanted) {
      const message = `${nth} ("${shorten(found?.key ?? '')}") is not in the source`;
      return [{line, message, fix: 'remove it, or add it to the source'}];
    }
    const there = `line ${wanted.line} of the source`;
    const message = found
      ? `${nth} is "${shorten(found.key)}", in the source "${shorten(wanted.key)}"`
      : `${nth} of the source is missing ("${shorten(wanted.key)}")`;
    return [{line, message, fix: `make it the same as ${there}`}];
  }
  return [];
}

function compareSets(
  what: string,
  source: readonly StructureItem[],
  translation: readonly StructureItem[],
): Difference[] {
  const wanted = new Map(source.map((part) => [part.key, part]));
  const found = new Map(translation.map((part) => [part.key, part]));
  const missing = [...wanted.values()].filter(({key}) => !found.has(key));
  const extra = [...found.values()].filter(({key}) => !wanted.has(key));
  return [
    ...missing.map(({key, line}) => ({
      line: 1,
      message: `${what} of the source is missing ("${shorten(key)}")`,
      fix: `add what line ${line} of the source has`,
    })),
    ...extra.map(({key, line}) => ({
      line,
      message: `${what} that the source does not have ("${shorten(key)}")`,
      fix: 'use the one of the source',
    })),
  ];
}

/**
 * The differences between the structures of a source and its translation.
 * @param end line to report for parts that are missing at the end
 */
export function compareStructure(source: Structure, translation: Structure, end = 1): Difference[] {
  const ordered = Object.entries(source.ordered).flatMap(([what, parts]) =>
    compareOrdered(what, parts, translation.ordered[what] ?? [], end),
  );
  const sets = Object.entries(source.sets).flatMap(([what, parts]) =>
    compareSets(what, parts, translation.sets[what] ?? []),
  );
  return [...ordered, ...sets].sort((a, b) => a.line - b.line);
}
