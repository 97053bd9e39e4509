import type {ParsedData} from './checkReferences';
import type {Problem} from './problems';
import type {Screen} from './schema';
import {suggest} from './nearest';
import {indexReferences} from './references';

type Mention = {readonly path: readonly PropertyKey[]; readonly reference: string};

/** Keys of a screen whose texts are no references. */
const OTHER = new Set(['id', 'source', 'area', 'alt', 'as', 'tone', 'callouts']);

/** The references of a part of a screen that is drawn, each with its place in the file. */
function mentions(part: unknown, path: readonly PropertyKey[] = []): Mention[] {
  if (typeof part === 'string') return [{path, reference: part}];
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) => {
    if (OTHER.has(key)) return [];
    return mentions(value, [...path, Array.isArray(part) ? Number(key) : key]);
  });
}

/** What a screen draws, as references. */
export const drawn = (screen: Screen): Mention[] => mentions(screen);

/** A problem for every reference of a screen or a menu to nothing, and for every callout at something that is not drawn. */
export function screenProblems(data: ParsedData): Problem[] {
  const known = indexReferences({
    entities: data.entities.map(({content}) => content),
    limits: data.limits.map(({content}) => content),
    errors: data.errors.map(({content}) => content),
    programming: data.programming.map(({content}) => content),
    interface: data.interface.map(({content}) => content),
  });
  const areas = data.interface.map(({content}) => content.area.id);
  const menus = data.interface.flatMap(({file, content, lineOf}) =>
    mentions(content.menu, ['menu']).map((mention) => ({...mention, file, lineOf})),
  );
  const screens = data.screens.flatMap(({file, content, lineOf}) =>
    drawn(content).map((mention) => ({...mention, file, lineOf})),
  );
  return [
    ...[...menus, ...screens]
      .filter(({reference}) => !known.has(reference))
      .map(({file, path, reference, lineOf}) => ({
        file,
        line: lineOf(path),
        message: `"${reference}" is not in the product model`,
        fix: suggest(reference, ofKind(reference, known.keys())),
      })),
    ...data.screens
      .filter(({content}) => !areas.includes(content.area))
      .map(({file, content: {area}, lineOf}) => ({
        file,
        line: lineOf(['area']),
        message: `there is no interface area "${area}"`,
        fix: suggest(area, areas),
      })),
    ...data.screens.flatMap(({file, content, lineOf}) => {
      const places = new Set(drawn(content).map(({reference}) => reference));
      return content.callouts.flatMap(({at}, index) => {
        if (places.has(at)) return [];
        const line = lineOf(['callouts', index, 'at']);
        const message = `a callout stands at "${at}", which the screen does not draw`;
        return [{file, line, message, fix: suggest(at, places)}];
      });
    }),
  ];
}

/** The known references of the same kind: suggestions of another kind would be none. */
function ofKind(reference: string, known: Iterable<string>): string[] {
  const kind = reference.slice(0, reference.indexOf(':') + 1);
  return [...known].filter((each) => each.startsWith(kind));
}
