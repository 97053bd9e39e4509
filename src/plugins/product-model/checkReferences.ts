import type {ParsedFile} from './parseFile';
import type {Problem} from './problems';
import {languageName} from '../../settings/locales';
import {LOCALES, type Folder, type Locale} from './schema';
import {suggest} from './nearest';
import {screenProblems} from './checkScreens';

/** The valid files of data/, by folder. */
export type ParsedData = {readonly [F in Folder]: readonly ParsedFile<F>[]};

type Entry = {readonly id: string; readonly file: string; readonly line: number};

/** A problem for every duplicate id in one namespace. */
function duplicates(kind: string, entries: readonly Entry[]): Problem[] {
  const first = new Map<string, Entry>();
  return entries.flatMap((entry) => {
    const earlier = first.get(entry.id);
    if (!earlier) {
      first.set(entry.id, entry);
      return [];
    }
    const {file, line, id} = entry;
    return {
      file,
      line,
      message: `the ${kind} "${id}" is already defined at ${earlier.file}:${earlier.line}`,
      fix: 'keep one of them, or give this one a name of its own',
    };
  });
}

/** Maps each file of a folder to entries with file and line; entries without an id are dropped. */
function entries<F extends Folder>(
  files: readonly ParsedFile<F>[],
  read: (content: ParsedFile<F>['content']) => readonly (readonly [PropertyKey[], string?])[],
): Entry[] {
  return files.flatMap(({file, content, lineOf}) =>
    read(content).flatMap(([path, id]) =>
      id === undefined ? [] : [{id, file, line: lineOf(path)}],
    ),
  );
}

/** A problem for every reference to an unknown id. */
function unknown(
  mentions: readonly Entry[],
  known: Iterable<string>,
  describe: (id: string) => string,
): Problem[] {
  const all = new Set(known);
  return mentions
    .filter(({id}) => !all.has(id))
    .map(({id, file, line}) => ({file, line, message: describe(id), fix: suggest(id, all)}));
}

function entityProblems(parsed: ParsedFile<'entities'>): Problem[] {
  const {id, states, transitions} = parsed.content;
  const own = (list: 'fields' | 'states') =>
    entries([parsed], (content) => content[list].map((entry, at) => [[list, at, 'id'], entry.id]));
  const ends = (end: 'from' | 'to') =>
    entries([parsed], () => transitions.map((entry, at) => [['transitions', at, end], entry[end]]));
  const broken = (['from', 'to'] as const).flatMap((end) =>
    unknown(
      ends(end),
      [...states.map((state) => state.id), end === 'from' ? 'start' : 'end'],
      (value) => `a transition goes ${end} "${value}", which is no state of "${id}"`,
    ),
  );
  return [...duplicates('field', own('fields')), ...duplicates('state', own('states')), ...broken];
}

const noPage = (page: string) => `the page ${page} does not exist`;

function pageProblems(data: ParsedData, pages: ReadonlySet<string>): Problem[] {
  const ofTerms = entries(data.glossary, ({terms}) =>
    terms.flatMap((term, index) =>
      term.pages.map((page, at) => [['terms', index, 'pages', at], page] as const),
    ),
  );
  const ofErrors = entries(data.errors, ({errors}) =>
    errors.map(({see}, index) => [['errors', index, 'see'], see?.replace(/#.*/, '')]),
  );
  return unknown([...ofTerms, ...ofErrors], pages, noPage);
}

function duplicateProblems(data: ParsedData): Problem[] {
  const terms = (key: 'id' | Locale) =>
    entries(data.glossary, (content) =>
      content.terms.map((term, at) => [['terms', at, 'id'], term[key].toLowerCase()]),
    );
  const errors = (key: 'id' | 'code') =>
    entries(data.errors, (content) =>
      content.errors.map((error, at) => [['errors', at, key], error[key]]),
    );
  const areas = (
    files: ParsedData['permissions'] | ParsedData['errors'] | ParsedData['interface'],
  ) =>
    files.map(({file, content, lineOf}) => ({id: content.area.id, file, line: lineOf(['area'])}));
  return [
    ...duplicates(
      'entity',
      entries(data.entities, ({id}) => [[['id'], id]]),
    ),
    ...duplicates(
      'limits topic',
      entries(data.limits, ({topic}) => [[['topic'], topic.id]]),
    ),
    ...duplicates(
      'limit',
      entries(data.limits, ({limits}) => limits.map(({id}, at) => [['limits', at, 'id'], id])),
    ),
    ...duplicates(
      'permission',
      entries(data.permissions, ({permissions}) =>
        permissions.map(({id}, at) => [['permissions', at, 'id'], id]),
      ),
    ),
    ...duplicates(
      'glossary topic',
      entries(data.glossary, ({topic}) => [[['topic'], topic.id]]),
    ),
    ...duplicates('term', terms('id')),
    ...LOCALES.flatMap((locale) => duplicates(`${languageName(locale)} term`, terms(locale))),
    ...duplicates('errors area', areas(data.errors)),
    ...duplicates('error', errors('id')),
    ...duplicates('error code', errors('code')),
    ...duplicates(
      'programming step',
      entries(data.programming, ({steps}) => steps.map(({id}, at) => [['steps', at, 'id'], id])),
    ),
    ...duplicates('interface area', areas(data.interface)),
    ...duplicates(
      'screen',
      entries(data.screens, ({id}) => [[['id'], id]]),
    ),
    // Labels are unique per area only: two areas may use one word for different things.
    ...data.interface.flatMap((file) =>
      duplicates(
        'label',
        entries([file], ({labels}) => labels.map(({en}, at) => [['labels', at], en])),
      ),
    ),
  ];
}

/** Cross-file validation: duplicate ids and dangling references. */
export function checkReferences(data: ParsedData, pages: ReadonlySet<string>): Problem[] {
  const stepAreas = entries(data.programming, ({steps}) =>
    steps.map(({errors}, at) => [['steps', at, 'errors'], errors]),
  );
  return [
    ...duplicateProblems(data),
    ...data.entities.flatMap(entityProblems),
    ...pageProblems(data, pages),
    ...screenProblems(data),
    ...unknown(
      stepAreas,
      data.errors.map(({content}) => content.area.id),
      (area) => `a step names the errors area "${area}", which does not exist`,
    ),
  ];
}
