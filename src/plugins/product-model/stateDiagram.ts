import type {Locale} from '../../content/locales';
import {LOCALE_FORMATS} from './localeFormats';
import type {Localized, Tone} from './schema';

type Transition = {readonly from: string; readonly to: string; readonly action: Localized};
/** A thing with states and transitions between them, such as an entity. */
type StateMachine = {
  readonly name: Localized;
  readonly states: readonly {
    readonly id: string;
    readonly name: Localized;
    readonly tone: Tone;
  }[];
  readonly transitions: readonly Transition[];
};

/** Return the id of a state as a Mermaid identifier, without hyphens, which Mermaid reads as arrows. */
const node = (id: string): string =>
  id === 'start' || id === 'end' ? '[*]' : id.replaceAll('-', '_');

/** The transitions from one state. The start has no tone. */
export type StateMoves = {
  readonly name: string;
  readonly tone?: Tone | undefined;
  readonly to: readonly string[];
};

/** Above this number, lines cross and the diagram is hard to read. */
const MAX_LINES = 8;

/** A state diagram before it is rendered: Mermaid text, and what Mermaid cannot express. */
export type StateDiagramDraft = {
  readonly mermaid: string;
  /** Indices of edges with their arrow at the first state. */
  readonly reversed: readonly number[];
  /** The tones of the states' badges, by the identifiers in the text. */
  readonly tones: Readonly<Record<string, string>>;
  /** The transitions as a list, for phones and in place of a diagram with too many lines, whose `mermaid` is empty. */
  readonly moves: readonly StateMoves[];
  /** The diagram as a sentence, which the search indexes: 'States of: Key. Enabled → Disabled: Disable; …' */
  readonly alt: string;
};

/**
 * Write the states and transitions of an entity as Mermaid text. A transition to an earlier state is written forwards and
 * reversed after the layout, because Mermaid would otherwise put the later state on top.
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
    mermaid: transitions.length > MAX_LINES ? '' : mermaid.join('\n'),
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
