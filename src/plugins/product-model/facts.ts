import {drawn} from './checkScreens';
import {saidBy, stampOf, standingOf, type Standing} from './confirmation';
import {loadDataCached, type LoadedData, type Model} from './loadModel';
import {memoizeByObject} from './memoizeByObject';
import {perLocale} from '../../settings/locales';
import {LOCALES, type Folder, type Locale, type Localized, type Source} from './schema';
import {sliceNames} from './sliceNames';

/** What a fact is about. */
export type FactKind =
  | 'field'
  | 'state'
  | 'transition'
  | 'limit'
  | 'permission'
  | 'term'
  | 'error'
  | 'step'
  | 'label'
  | 'screen';

/** One statement of the product model, with its source. */
export type Fact = {
  readonly kind: FactKind;
  /** Unique in the model: the kind, then the id, with the entity or area where ids are unique only within it. */
  readonly id: string;
  readonly name: Localized;
  /** What the model states about it. */
  readonly says: Localized;
  readonly source: Source;
  /** The stamp of what it says now, and what its source counts as with it. */
  readonly stamp: string;
  readonly standing: Standing;
  /** The names of the slices (`sliceNames.ts`) that show it to readers. */
  readonly slices: readonly string[];
  /** Its entry, and where that stands: the folder of data/, the file's place in it, the path in the file. */
  readonly entry: Readonly<Record<string, unknown>>;
  readonly at: {
    readonly folder: Folder;
    readonly file: number;
    readonly path: readonly PropertyKey[];
  };
};

/** A fact with its file, relative to the site, and its line there. */
export type LocatedFact = Fact & {readonly file: string; readonly line: number};

type Draft = Omit<Fact, 'says' | 'stamp' | 'standing' | 'entry'> & {
  readonly says: Localized | string;
  readonly entry: object;
};

function fact({says, entry, source, ...draft}: Draft): Fact {
  const said = entry as Fact['entry'];
  const stamp = stampOf(said);
  return {
    ...draft,
    id: `${draft.kind}:${draft.id}`,
    says: typeof says === 'string' ? perLocale(() => says) : says,
    source,
    stamp,
    standing: standingOf(source, stamp),
    entry: said,
  };
}

function entityFacts(entity: Model['entities'][number], file: number): Fact[] {
  const of = (id: string) => `${entity.id}.${id}`;
  const at = (list: string, index: number) =>
    ({folder: 'entities', file, path: [list, index]}) as const;
  const nameOf = (id: string): Localized =>
    entity.states.find((state) => state.id === id)?.name ?? perLocale(() => id);
  const diagram = sliceNames.diagram(entity.id);
  return [
    ...entity.fields.map((entry, index) => {
      const {id, name, rule: says, source} = entry;
      const slices = [sliceNames.fields(entity.id), sliceNames.field(entity.id, id)];
      const place = at('fields', index);
      return fact({kind: 'field', id: of(id), name, says, source, slices, entry, at: place});
    }),
    ...entity.states.map((entry, index) => {
      const {id, name, meaning: says, source} = entry;
      const slices = [sliceNames.states(entity.id), sliceNames.state(entity.id, id), diagram];
      const place = at('states', index);
      return fact({kind: 'state', id: of(id), name, says, source, slices, entry, at: place});
    }),
    ...entity.transitions.map((entry, index) => {
      const {from, to, action: name, source} = entry;
      const [start, end] = [nameOf(from), nameOf(to)];
      const says = perLocale((locale) => `${start[locale]} → ${end[locale]}`);
      const id = of(`${from}-to-${to}`);
      const place = at('transitions', index);
      return fact({
        kind: 'transition',
        id,
        name,
        says,
        source,
        slices: [diagram],
        entry,
        at: place,
      });
    }),
  ];
}

/** Every fact of the model, in the order of the files. */
export function listFacts(model: Model): Fact[] {
  return [
    ...model.entities.flatMap(entityFacts),
    ...model.limits.flatMap(({topic, limits}, file) =>
      limits.map((entry, index) => {
        const {id, name, value: says, source} = entry;
        const slices = [sliceNames.limits(topic.id), sliceNames.limit(id)];
        const at = {folder: 'limits', file, path: ['limits', index]} as const;
        return fact({kind: 'limit', id, name, says, source, slices, entry, at});
      }),
    ),
    ...model.permissions.flatMap(({permissions}, file) =>
      permissions.map((entry, index) => {
        const {id, name, allows: says, source} = entry;
        const slices = [sliceNames.permissions(), sliceNames.permission(id)];
        const at = {folder: 'permissions', file, path: ['permissions', index]} as const;
        return fact({kind: 'permission', id, name, says, source, slices, entry, at});
      }),
    ),
    ...model.glossary.flatMap(({topic, terms}, file) =>
      terms.map((entry, index) => {
        const {id, definition: says, source} = entry;
        const name = perLocale((locale) => entry[locale]);
        const slices = [sliceNames.term(id), sliceNames.topic(topic.id)];
        const at = {folder: 'glossary', file, path: ['terms', index]} as const;
        return fact({kind: 'term', id, name, says, source, slices, entry, at});
      }),
    ),
    ...model.errors.flatMap(({area, errors}, file) =>
      errors.map((entry, index) => {
        const {id, message: name, cause: says, source} = entry;
        const slices = [sliceNames.errors(area.id), sliceNames.error(id)];
        const at = {folder: 'errors', file, path: ['errors', index]} as const;
        return fact({kind: 'error', id, name, says, source, slices, entry, at});
      }),
    ),
    ...model.programming.flatMap(({steps}, file) =>
      steps.map((entry, index) => {
        const {id, name, does: says, source} = entry;
        const at = {folder: 'programming', file, path: ['steps', index]} as const;
        return fact({
          kind: 'step',
          id,
          name,
          says,
          source,
          slices: [sliceNames.steps()],
          entry,
          at,
        });
      }),
    ),
    ...model.interface.flatMap(({area, labels, source: ofFile}, file) =>
      labels.map((entry, index) => {
        const {source = ofFile, ...name} = entry;
        const id = `${area.id}.${name.en}`;
        // Says what the name of the fact does not: the label in the other languages.
        const others = (locale: Locale) => LOCALES.filter((each) => each !== locale);
        const says = perLocale((locale) =>
          others(locale)
            .map((each) => name[each])
            .join(' / '),
        );
        const at = {folder: 'interface', file, path: ['labels', index]} as const;
        return fact({kind: 'label', id, name, says, source, slices: [], entry, at});
      }),
    ),
    ...model.screens.map((screen, file) => {
      const {id, alt, source, callouts} = screen;
      const draws = drawn(screen).map(({reference}) => reference);
      const entry = {
        alt,
        draws: draws.join(', '),
        callouts: perLocale((locale) => callouts.map((callout) => callout[locale]).join(' ')),
      };
      const slices = [sliceNames.screen(id)];
      const at = {folder: 'screens', file, path: []} as const;
      return fact({kind: 'screen', id, name: alt, says: alt, source, slices, entry, at});
    }),
  ];
}

const locateFacts = memoizeByObject(({model, data}: LoadedData): readonly LocatedFact[] =>
  listFacts(model).map((each) => {
    const parsed = data[each.at.folder][each.at.file];
    return {...each, file: parsed?.file ?? '', line: parsed?.lineOf(each.at.path) ?? 1};
  }),
);

/** Every fact of data/ with its file and line. */
export const loadFacts = (siteDir: string): readonly LocatedFact[] =>
  locateFacts(loadDataCached(siteDir));

const isText = (value: unknown): value is Readonly<Record<Locale, unknown>> =>
  typeof value === 'object' && value !== null && LOCALES.every((locale) => locale in value);

/**
 * Everything that a fact says in one language, one line for each key of its entry.
 * @example 'value: 30 days\nnote: Counted from the request.'
 */
export function sayings({entry}: Fact, locale: Locale): string {
  return saidBy(entry)
    .map(([key, value]) => [key, String(isText(value) ? value[locale] : value)] as const)
    .filter(([key, value]) => key !== 'name' && value !== '')
    .map(([key, value]) => `${key}: ${value}`)
    .join('\n');
}
