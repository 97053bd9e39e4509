import {STANDINGS} from '../confirmation';
import type {Model} from '../loadModel';
import {suggest} from '../nearest';
import {sliceNames} from '../sliceNames';
import {attributeOf, type JsxElement} from './jsx';

/** What the resolvers read of a component. */
type Element = Pick<JsxElement, 'name' | 'attributes'>;

/** An attribute of a page refers to an id that the model does not have. */
export class UnknownIdError extends Error {}

function required(node: Element, name: string): string {
  const value = attributeOf(node, name);
  if (!value)
    throw new UnknownIdError(`the attribute ${name}="…" is missing. Fix: add it, in quotes.`);
  return value;
}

function find<T extends {readonly id: string}>(kind: string, id: string, list: readonly T[]): T {
  const found = list.find((entry) => entry.id === id);
  if (found) return found;
  const near = suggest(
    id,
    list.map((entry) => entry.id),
  );
  throw new UnknownIdError(`there is no ${kind} "${id}". Fix: ${near} A new one goes into data/.`);
}

const split = (value: string): string[] =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

const limitsOf = (model: Model) => model.limits.flatMap(({limits}) => limits);

type Resolver = (node: Element, model: Model) => string | string[];

const RESOLVERS: Record<string, Resolver> = {
  Term(node, model) {
    const terms = model.glossary.flatMap((file) => file.terms);
    return sliceNames.term(find('glossary term', required(node, 'id'), terms).id);
  },
  Limit(node, model) {
    return sliceNames.limit(find('limit', required(node, 'id'), limitsOf(model)).id);
  },
  LimitsTable(node, model) {
    const ids = attributeOf(node, 'ids');
    if (ids) return split(ids).map((id) => sliceNames.limit(find('limit', id, limitsOf(model)).id));
    const topics = model.limits.map(({topic}) => topic);
    return sliceNames.limits(find('limits topic', required(node, 'topic'), topics).id);
  },
  FieldTable(node, model) {
    const entity = find('entity', required(node, 'entity'), model.entities);
    const fields = attributeOf(node, 'fields');
    if (!fields) return sliceNames.fields(entity.id);
    return split(fields).map((id) =>
      sliceNames.field(entity.id, find(`field of "${entity.id}"`, id, entity.fields).id),
    );
  },
  StateTable(node, model) {
    return sliceNames.states(entityWithStates(node, model).id);
  },
  StateDiagram(node, model) {
    return sliceNames.diagram(entityWithStates(node, model).id);
  },
  State(node, model) {
    const entity = entityWithStates(node, model);
    const state = find(`state of "${entity.id}"`, required(node, 'id'), entity.states);
    return sliceNames.state(entity.id, state.id);
  },
  PermissionNote(node, model) {
    const known = model.permissions.flatMap(({permissions}) => permissions);
    return split(required(node, 'ids')).map((id) =>
      sliceNames.permission(find('permission', id, known).id),
    );
  },
  PermissionTable: () => sliceNames.permissions(),
  GlossaryTopic(node, model) {
    const topics = model.glossary.map(({topic}) => topic);
    return sliceNames.topic(find('glossary topic', required(node, 'id'), topics).id);
  },
  ErrorTable(node, model) {
    const ids = attributeOf(node, 'ids');
    const known = model.errors.flatMap(({errors}) => errors);
    if (ids) return split(ids).map((id) => sliceNames.error(find('error', id, known).id));
    const areas = model.errors.map(({area}) => area);
    return sliceNames.errors(find('errors area', required(node, 'area'), areas).id);
  },
  ProgrammingSequence(_node, model) {
    if (model.programming.some(({steps}) => steps.length > 0)) return sliceNames.steps();
    throw new UnknownIdError(
      'there are no programming steps. Fix: add them to data/programming/steps.yaml.',
    );
  },
  Screen(node, model) {
    return sliceNames.screen(find('screen', required(node, 'id'), model.screens).id);
  },
  FactCount(node) {
    const kinds = STANDINGS.map((id) => ({id}));
    return sliceNames.factCount(find('kind of source', required(node, 'kind'), kinds).id);
  },
  GlossaryIndex: () => sliceNames.glossaryIndex(),
};

function entityWithStates(node: Element, model: Model): Model['entities'][number] {
  const entity = find('entity', required(node, 'entity'), model.entities);
  if (entity.states.length > 0) return entity;
  throw new UnknownIdError(
    `the entity "${entity.id}" has no states. Fix: add them to its file in data/entities.`,
  );
}

/** Whether a component shows data of the model. */
export const isModelComponent = (name: string | null): boolean =>
  name !== null && Object.hasOwn(RESOLVERS, name);

/** The slices of a component, or null for a component that is not part of the model. */
export function resolveSlices(node: Element, model: () => Model): string | string[] | null {
  const resolver = node.name ? RESOLVERS[node.name] : undefined;
  return resolver ? resolver(node, model()) : null;
}
