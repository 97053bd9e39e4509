import type {StructureItem, Structure} from './readStructure';

/** A difference between an English page and its translation. `line` is a line of the translation. */
export type Difference = {readonly line: number; readonly message: string; readonly fix: string};

/** Return the first line of a key that differs from another key, shortened to 100 characters. */
const shorten = (key: string, other = ''): string => {
  const [lines, others] = [key.split('\n'), other.split('\n')];
  const first = lines.find((line, at) => line !== others[at]) ?? '';
  return first.length > 100 || lines.length > 1 ? `${first.slice(0, 100)}…` : first;
};

/**
 * Compare two lists whose order matters. If their lengths differ, report only the first difference, because the others usually follow
 * from it.
 * @param what name of the elements in messages
 * @param end last line of the translation
 */
function compareOrdered(
  what: string,
  english: readonly StructureItem[],
  translation: readonly StructureItem[],
  end: number,
): Difference[] {
  const longest = english.length > translation.length ? english : translation;
  const wrong = [...longest.keys()].filter((at) => english[at]?.key !== translation[at]?.key);
  return wrong.slice(0, english.length === translation.length ? Infinity : 1).map((at) => {
    const wanted = english[at];
    const found = translation[at];
    const line = found?.line ?? translation.at(-1)?.line ?? end;
    const nth = `${what} ${at + 1}`;
    if (!wanted) {
      const message = `${nth} ("${shorten(found?.key ?? '')}") is not in the source`;
      return {line, message, fix: 'remove it, or add it to the source'};
    }
    const message = found
      ? `${nth} is "${shorten(found.key, wanted.key)}", in the source "${shorten(wanted.key, found.key)}"`
      : `${nth} of the source is missing ("${shorten(wanted.key)}")`;
    return {line, message, fix: `make it the same as line ${wanted.line} of the source`};
  });
}

/** The names of pictures are compared without the language at their end, because each language may show its own. */
const OWN_PICTURE =
  'show the picture of the source, or the one of this language: its name ends with the language, such as -zh, in place of -en';

/** Report elements that exist only in the English page or only in the translation. Their order and number do not matter. */
function compareSets(
  what: string,
  english: readonly StructureItem[],
  translation: readonly StructureItem[],
): Difference[] {
  const wanted = new Map(english.map((part) => [part.key, part]));
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
      fix: what === 'image' ? OWN_PICTURE : 'use the one of the source',
    })),
  ];
}

/**
 * Compare the structures of an English page and its translation. If the headings differ, report only these differences, because a missing section
 * causes most of the others.
 * @param end last line of the translation, which is reported for elements that are missing at its end
 */
export function compareStructure(
  english: Structure,
  translation: Structure,
  end: number,
): Difference[] {
  const [wanted = [], found = []] = [english.ordered.heading, translation.ordered.heading];
  const headings = compareOrdered('heading', wanted, found, end);
  if (headings.length > 0) return headings;
  const ordered = Object.entries(english.ordered).flatMap(([what, parts]) =>
    compareOrdered(what, parts, translation.ordered[what] ?? [], end),
  );
  const sets = Object.entries(english.sets).flatMap(([what, parts]) =>
    compareSets(what, parts, translation.sets[what] ?? []),
  );
  return [...ordered, ...sets].sort((a, b) => a.line - b.line);
}
