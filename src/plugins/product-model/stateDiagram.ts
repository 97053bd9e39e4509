import type {FileContent, Locale} from './schema';
import {WRITING} from './writing';

type Entity = FileContent<'entities'>;

/** A state's id as a Mermaid identifier: hyphens would be read as arrows. */
const node = (id: string): string =>
  id === 'start' || id === 'end' ? '[*]' : id.replaceAll('-', '_');

/** A state diagram before it is rendered: Mermaid text, and what Mermaid has no words for. */
export type StateDiagramText = {
  readonly mermaid: string;
  /** Indices of edges with their arrow at the first state. */
  readonly reversed: readonly number[];
  /** The tones of the states' badges, by the identifiers in the text. */
  readonly tones: Readonly<Record<string, string>>;
};

/**
 * The entity's states and transitions as Mermaid text. Transitions to an earlier state (back edges) are written forwards and
 * reversed after the layout, which would otherwise put a later state on top.
 */
export function stateDiagramText(entity: Entity, locale: Locale): StateDiagramText {
  const ids = entity.states.map(({id}) => id);
  const rank = (id: string): number =>
    id === 'start' ? -1 : id === 'end' ? ids.length : ids.indexOf(id);
  const isBack = ({from, to}: Entity['transitions'][number]) => rank(from) > rank(to);
  const mermaid = [
    'stateDiagram-v2',
    ...entity.states.map(({id, name}) => `state "${name[locale]}" as ${node(id)}`),
    ...entity.transitions.map((transition) => {
      const {from, to, action} = transition;
      const [upper, lower] = isBack(transition) ? [to, from] : [from, to];
      return `${node(upper)} --> ${node(lower)} : ${action[locale]}`;
    }),
  ].join('\n');
  const reversed = entity.transitions.flatMap((transition, at) => (isBack(transition) ? [at] : []));
  const tones = Object.fromEntries(entity.states.map(({id, tone}) => [node(id), tone]));
  return {mermaid, reversed, tones};
}

type Words = {
  readonly start: string;
  readonly end: string;
  readonly title: (name: string) => string;
  readonly stop: string;
};

const WORDS: Readonly<Record<Locale, Words>> = {
  en: {start: 'Start', end: 'End', title: (name: string) => `States of: ${name}.`, stop: '; '},
  zh: {start: '开始', end: '结束', title: (name: string) => `状态变化（${name}）：`, stop: '；'},
};

/**
 * The diagram as a sentence: its text alternative, which search indexes too.
 * @example 'States of: Key. Enabled → Disabled: Disable; …'
 */
export function stateDiagramAlt(entity: Entity, locale: Locale): string {
  const words = WORDS[locale];
  const label = (id: string): string => {
    if (id === 'start' || id === 'end') return words[id];
    return entity.states.find((state) => state.id === id)?.name[locale] ?? id;
  };
  const {colon, gap, stop} = WRITING[locale];
  const steps = entity.transitions.map(
    ({from, to, action}) => `${label(from)} → ${label(to)}${colon}${action[locale]}`,
  );
  return `${words.title(entity.name[locale])}${gap}${steps.join(words.stop)}${stop}`;
}
