import * as z from 'zod';
import {perLocale} from '../../../content/locales';
import {
  id,
  localized,
  localizedOrSame,
  localizeEntry,
  source,
  tone,
  type Localized,
  type LocalizedEntry,
} from '../schema';
import {LOCALE_FORMATS} from '../localeFormats';
import {
  dataOfEntries,
  dataOfListAndEntries,
  factsOfList,
  type ComponentData,
  type DataContext,
  type FactKind,
} from './factKind';

/** A field of a form or a list of the product. */
const field = z.strictObject({
  id,
  name: localized,
  required: z.enum(['yes', 'no', 'generated', 'conditional']),
  /** The number that tells firmware which record follows, in the memory of a device or in a message. Fields of forms have none. */
  tag: z
    .string()
    .regex(/^0x[0-9A-F]{4}$/, 'a tag has four hexadecimal digits, such as 0x0001')
    .optional(),
  rule: localized.optional(),
  /** What the field says. A field in a `<FieldTable>` needs it. Drawn screens show only name and example. */
  meaning: localized.optional(),
  example: localizedOrSame.optional(),
  source,
});

const state = z.strictObject({id, name: localized, tone, meaning: localized, source});

const schema = z.strictObject({
  id,
  name: localized,
  fields: z.array(field).default([]),
  states: z.array(state).default([]),
  transitions: z.array(z.strictObject({from: id, to: id, action: localized, source})).default([]),
});

type Field = z.infer<typeof field>;
/**
 * A type of object that users of the product create and manage, such as a key, a CA or a batch. It has fields, states, and transitions
 * between its states. Each entity is a file of data/entities.
 */
type Entity = z.infer<typeof schema>;
/** A field in one language. `column` is the heading of its column in an exported CSV file. */
export type FieldData = LocalizedEntry<Field> & {readonly column: string};
export type StateData = LocalizedEntry<z.infer<typeof state>>;
/** A row of a state table. `leadsTo` has the actions in this state and the next states, such as 'Disable → Disabled'. */
export type StateRowData = StateData & {readonly leadsTo: readonly string[]};

/**
 * Return the heading of the column of a field in an exported CSV file. It is made from the id, so that a change of the displayed name does
 * not change the file format. The value `export-headings` describes the format.
 */
export const columnHeading = ({id}: Pick<Field, 'id'>): string => id.replaceAll('-', '_');

/** Return a field in one language, with the heading of its column. */
const toFieldData = (field: Field, {locale}: DataContext): FieldData => ({
  ...localizeEntry(field, locale),
  column: columnHeading(field),
});

/** Create the component data of a `<FieldTable>` with all fields of an entity, and of each field. */
function fieldTables({id: entity, fields}: Entity): ComponentData[] {
  const prefix = `field:${entity}.`;
  return dataOfListAndEntries(`fields.${entity}`, prefix, fields, toFieldData).map((table) => {
    const field = fields.find(({id, meaning}) => !meaning && table.facts.includes(prefix + id));
    const problem =
      field &&
      `the field "${field.id}" has no meaning. Fix: add its \`meaning\` in data/entities/${entity}.yaml`;
    return {...table, problem};
  });
}

/** Return a fact for each transition of an entity. */
function transitionFacts({id: entity, states, transitions}: Entity) {
  const nameOf = (end: string): Localized =>
    states.find((each) => each.id === end)?.name ?? perLocale(() => end);
  return factsOfList('transition', 'transitions', transitions, ({from, to, action}) => {
    const [start, end] = [nameOf(from), nameOf(to)];
    const summary = perLocale((locale) => `${start[locale]} → ${end[locale]}`);
    return {id: `${entity}.${from}-to-${to}`, name: action, summary};
  });
}

/** Create the component data of the state table of an entity. */
function stateTable(entity: Entity): ComponentData {
  const {id, states, transitions} = entity;
  return {
    name: `states.${id}`,
    facts: [
      ...states.map((each) => `state:${id}.${each.id}`),
      ...transitionFacts(entity).map((each) => each.id),
    ],
    data: ({locale}): StateRowData[] => {
      const nameOf = (target: string) =>
        states.find((each) => each.id === target)?.name[locale] ?? LOCALE_FORMATS[locale].removed;
      return states.map((each) => ({
        ...localizeEntry(each, locale),
        leadsTo: transitions
          .filter(({from}) => from === each.id)
          .map(({to, action}) => `${action[locale]} → ${nameOf(to)}`),
      }));
    },
  };
}

export const entities: FactKind<Entity, {readonly entities: readonly Entity[]}> = {
  schema,
  facts: (entity) => [
    ...factsOfList('field', 'fields', entity.fields, ({id, rule, meaning, example, required}) => ({
      id: `${entity.id}.${id}`,
      summary: rule ?? meaning ?? example ?? '',
      screenItem: {value: example, required: required === 'yes'},
    })),
    ...factsOfList('state', 'states', entity.states, ({id, meaning, tone}) => ({
      id: `${entity.id}.${id}`,
      summary: meaning,
      screenItem: {tone},
    })),
    ...transitionFacts(entity),
  ],
  otherScreenItems: ({id, name}) => [[`entity:${id}`, {name}]],
  textsOnScreen: ({name, fields, states, transitions}) => [
    name,
    ...[...fields, ...states].map((each) => each.name),
    ...transitions.map(({action}) => action),
  ],
  notProse: ['example'],
  allowsNumbers: true,
  foreignKeys: ({id, states, transitions}) =>
    (['from', 'to'] as const).flatMap((end) =>
      transitions.map((transition, at) => ({
        path: ['transitions', at, end],
        value: transition[end],
        known: [...states.map((each) => each.id), end === 'from' ? 'start' : 'end'],
        message: `a transition goes ${end} "${transition[end]}", which is no state of "${id}"`,
      })),
    ),
  componentData: (model) =>
    model.entities.flatMap((entity) => [
      ...fieldTables(entity),
      ...dataOfEntries(`state:${entity.id}.`, entity.states, (each, {locale}) =>
        localizeEntry(each, locale),
      ),
      ...(entity.states.length === 0 ? [] : [stateTable(entity)]),
    ]),
};
