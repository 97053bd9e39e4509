import type {Model} from './loadModel';
import type {Localized, LocalizedOrSame, Source} from './schema';
import {sliceNames} from './sliceNames';

/** What a fact is about. */
export type FactKind =
  'field' | 'state' | 'transition' | 'limit' | 'permission' | 'term' | 'error' | 'step' | 'label';

/** One statement of the product model, with its source. */
export type Fact = {
  readonly kind: FactKind;
  /** Prefixed with the id of the entity or area, where ids are unique only within it. */
  readonly id: string;
  readonly name: Localized;
  /** What the model states about it. */
  readonly says: Localized;
  readonly source: Source;
  /** The names of the slices (`sliceNames.ts`) that show it to readers. */
  readonly slices: readonly string[];
};

const toLocalized = (text: LocalizedOrSame): Localized =>
  typeof text === 'string' ? {en: text, zh: text} : text;

function entityFacts(entity: Model['entities'][number]): Fact[] {
  const of = (id: string) => `${entity.id}.${id}`;
  const nameOf = (id: string): Localized =>
    entity.states.find((state) => state.id === id)?.name ?? {en: id, zh: id};
  const diagram = sliceNames.diagram(entity.id);
  return [
    ...entity.fields.map(({id, name, rule, source}): Fact => {
      const slices = [sliceNames.fields(entity.id), sliceNames.field(entity.id, id)];
      return {kind: 'field', id: of(id), name, says: rule, source, slices};
    }),
    ...entity.states.map(({id, name, meaning, source}): Fact => {
      const slices = [sliceNames.states(entity.id), sliceNames.state(entity.id, id), diagram];
      return {kind: 'state', id: of(id), name, says: meaning, source, slices};
    }),
    ...entity.transitions.map(({from, to, action, source}): Fact => {
      const [start, end] = [nameOf(from), nameOf(to)];
      const says = {en: `${start.en} → ${end.en}`, zh: `${start.zh} → ${end.zh}`};
      const id = of(`${from}-to-${to}`);
      return {kind: 'transition', id, name: action, says, source, slices: [diagram]};
    }),
  ];
}

/** Every fact of the model, in the order of the files. */
export function listFacts(model: Model): Fact[] {
  return [
    ...model.entities.flatMap(entityFacts),
    ...model.limits.flatMap(({topic, limits}) =>
      limits.map(({id, name, value, source}): Fact => {
        const slices = [sliceNames.limits(topic.id), sliceNames.limit(id)];
        return {kind: 'limit', id, name, says: toLocalized(value), source, slices};
      }),
    ),
    ...model.permissions.flatMap(({permissions}) =>
      permissions.map(({id, name, allows, source}): Fact => {
        const slices = [sliceNames.permissions(), sliceNames.permission(id)];
        return {kind: 'permission', id, name, says: allows, source, slices};
      }),
    ),
    ...model.glossary.flatMap(({topic, terms}) =>
      terms.map(({id, en, zh, definition, source}): Fact => {
        const slices = [sliceNames.term(id), sliceNames.topic(topic.id)];
        return {kind: 'term', id, name: {en, zh}, says: definition, source, slices};
      }),
    ),
    ...model.errors.flatMap(({area, errors}) =>
      errors.map(({id, message, cause, source}): Fact => {
        const slices = [sliceNames.errors(area.id), sliceNames.error(id)];
        return {kind: 'error', id, name: message, says: cause, source, slices};
      }),
    ),
    ...model.programming.flatMap(({steps}) =>
      steps.map(({id, name, does, source}): Fact => {
        return {kind: 'step', id, name, says: does, source, slices: [sliceNames.steps()]};
      }),
    ),
    ...model.interface.flatMap(({area, labels, source}) =>
      labels.map((name): Fact => {
        const says = {en: name.zh, zh: name.en};
        return {kind: 'label', id: `${area.id}.${name.en}`, name, says, source, slices: []};
      }),
    ),
  ];
}
