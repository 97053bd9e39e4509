import type {Locale} from '../../content/locales';
import {LOCALE_FORMATS} from './localeFormats';
import type {Localized, Tone} from './schema';

type Transition = {readonly from: string; readonly to: string; readonly action: Localized};
/** States and the transitions between them. Every entity has this form. */
type StateMachine = {
  readonly name: Localized;
  readonly states: readonly {
    readonly id: string;
    readonly name: Localized;
    readonly tone: Tone;
  }[];
  readonly transitions: readonly Transition[];
};

/** Return the Mermaid identifier of a state. It has no hyphens, because Mermaid would read them as parts of arrows. */
const node = (id: string): string =>
  id === 'start' || id === 'end' ? '[*]' : id.replaceAll('-', '_');

/** The name of a state, and the transitions from it, such as 'Disable → Disabled'. The start of the diagram has no tone. */
export type StateMoves = {
  readonly name: string;
  readonly tone?: Tone | undefined;
  readonly to: readonly string[];
};

/** Maximum number of transitions in a diagram. With more, the lines cross and the diagram is hard to read. */
const MAX_TRANSITIONS = 8;

/** A state diagram before it is rendered: Mermaid text, and what Mermaid cannot express. */
export type StateDiagramDraft = {
  readonly mermaid: string;
  /** Indices of the transitions that are written from their target to their origin. The renderer turns their arrows around. */
  readonly reversed: readonly number[];
  /** The tone of each state, by its identifier in the Mermaid text. */
  readonly tones: Readonly<Record<string, string>>;
  /** The same transitions as a table. Phones show it, and it replaces a diagram with too many transitions, whose `mermaid` is empty. */
  readonly moves: readonly StateMoves[];
  /** The diagram as a sentence, for screen readers and the search: 'States of: Key. Enabled → Disabled: Disable; …' */
  readonly alt: string;
};

/**
 * Convert the states and transitions of an entity to a state diagram in Mermaid. A transition back to an earlier state is written in
 * reverse, because Mermaid would otherwise put the later state on top. `reversed` lists these transitions.
 */
export function stateDiagram(entity: StateMachine, locale: Locale): StateDiagramDraft {
  const {states, transitions} = entity;
  const words = LOCALE_FORMATS[locale];
  const ids = ['start', ...states.map(({id}) => id), 'end'];
  const isBack = ({from, to}: Transition) => ids.indexOf(from) > ids.indexOf(to);
  const label = (id: string): string =>
    id === 'start' || id === 'end'
      ? words[id]
      : (states.find((state) => state.id === id)?.name[locale] ?? id);
  const mermaid = [
    'stateDiagram-v2',
    ...states.map(({id, name}) => `state "${name[locale]}" as ${node(id)}`),
    ...transitions.map((transition) => {
      const {from, to, action} = transition;
      const [upper, lower] = isBack(transition) ? [to, from] : [from, to];
      return `${node(upper)} --> ${node(lower)} : ${action[locale]}`;
    }),
  ];
  const steps = transitions.map(({from, to, action}) =>
    words.transition(`${label(from)} → ${label(to)}`, action[locale]),
  );
  return {
    mermaid: transitions.length > MAX_TRANSITIONS ? '' : mermaid.join('\n'),
    moves: ids.flatMap((id) => {
      const out = transitions.filter(({from}) => from === id);
      const to = out.map((each) => `${each.action[locale]} → ${label(each.to)}`);
      const tone = states.find((state) => state.id === id)?.tone;
      return to.length > 0 ? [{name: label(id), tone, to}] : [];
    }),
    reversed: transitions.flatMap((transition, at) => (isBack(transition) ? [at] : [])),
    tones: Object.fromEntries(states.map(({id, tone}) => [node(id), tone])),
    alt: words.diagramAlt(entity.name[locale], steps),
  };
}
