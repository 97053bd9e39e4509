import type {FileContent} from './schema';
import type {Locale} from './slices';

type Entity = FileContent<'entities'>;

/** A state's id as Mermaid accepts it: hyphens are arrows there. */
const node = (id: string): string =>
  id === 'start' || id === 'end' ? '[*]' : id.replaceAll('-', '_');

/** The entity's states and transitions as Mermaid text. */
export function stateDiagramText(entity: Entity, locale: Locale): string {
  return [
    'stateDiagram-v2',
    ...entity.states.map(({id, name}) => `state "${name[locale]}" as ${node(id)}`),
    ...entity.transitions.map(
      ({from, to, action}) => `${node(from)} --> ${node(to)} : ${action[locale]}`,
    ),
  ].join('\n');
}

const WORDS = {
  en: {start: 'Start', end: 'End', title: (name: string) => `States of: ${name}.`, stop: '; '},
  zh: {start: '开始', end: '结束', title: (name: string) => `${name}的状态：`, stop: '；'},
} as const;

/**
 * The same diagram as a sentence, for those who cannot see it and for search.
 * @example 'States of: Key. Enabled → Disabled: Disable; …'
 */
export function stateDiagramAlt(entity: Entity, locale: Locale): string {
  const words = WORDS[locale];
  const label = (id: string): string => {
    if (id === 'start' || id === 'end') return words[id];
    return entity.states.find((state) => state.id === id)?.name[locale] ?? id;
  };
  const colon = locale === 'zh' ? '：' : ': ';
  const steps = entity.transitions.map(
    ({from, to, action}) => `${label(from)} → ${label(to)}${colon}${action[locale]}`,
  );
  const gap = locale === 'zh' ? '' : ' ';
  return `${words.title(entity.name[locale])}${gap}${steps.join(words.stop)}${locale === 'zh' ? '。' : '.'}`;
}
