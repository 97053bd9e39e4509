import type {MdNode} from '../../../markdown/mdast';
import {attributeText, type Node} from '../../../markdown/tree';
import type {
  DiagramDraft,
  ErrorSlice,
  FieldSlice,
  LimitSlice,
  PermissionAreaSlice,
  PermissionSlice,
  StateSlice,
  StepSlice,
  TermSlice,
  TopicSlice,
} from '../../product-model/sliceTypes';
import {escapeHtml} from '../shared/markup';
import {element, tableRow, type Html} from './html';
import type {Words} from './words';

/** A component of a page, with what is around it. */
export type Use = {
  node: Node;
  /** What stands between its tags. */
  children: Html;
  words: Words;
  /** Site path of the page, without the language. */
  route: string;
};

const list = <T>(data: unknown): readonly T[] => data as readonly T[];
const p = (text: string): Html => element('p', escapeHtml(text));
const table = (rows: readonly Html[]): Html => element('table', element('tbody', rows.join('')));
const hasAttribute = ({attributes = []}: Pick<MdNode, 'attributes'>, name: string): boolean =>
  attributes.some((attribute) => attribute.name === name);

/** A diagram: its caption and what it shows, in words. */
export function diagram(alt: string, title: string | undefined): Html {
  return element('figure', title ? element('figcaption', escapeHtml(title)) : '') + p(alt);
}

function errorRow(error: ErrorSlice, withPrevention: boolean, {words, route}: Use): Html {
  const {id, code, message, cause, action, prevention, see} = error;
  const isHere = see?.path.replace(/#.*/, '') === route;
  const toDo = see
    ? words('obis.errorTable.actionAndPage', {
        action: escapeHtml(action),
        page: isHere ? words('obis.errorTable.thisPage') : escapeHtml(see.title),
      })
    : escapeHtml(action);
  const screen = (code ? element('code', code) : '') + element('div', escapeHtml(message));
  const last = withPrevention ? [escapeHtml(prevention ?? '')] : [];
  return tableRow([screen, escapeHtml(cause), toDo, ...last], id);
}

function step({name, does, shows, irreversible, errors}: StepSlice, {node, words}: Use): Html {
  const badge = irreversible ? ` ${words('obis.programmingSequence.irreversible')}` : '';
  const link = errors && hasAttribute(node, 'errorLinks');
  return element(
    'li',
    element('div', element('b', escapeHtml(name)) + badge) +
      element('div', escapeHtml(does)) +
      (shows
        ? element('div', words('obis.programmingSequence.shows', {text: escapeHtml(shows)}))
        : '') +
      (link
        ? element('a', words('obis.programmingSequence.errors', {step: escapeHtml(name)}))
        : ''),
  );
}

function glossaryEntry({id, heading, other, definition, pages}: TermSlice): Html {
  const links = pages.map(({title}) => element('li', element('a', escapeHtml(title))));
  return (
    element('h3', escapeHtml(heading), {id}) +
    p(other) +
    p(definition) +
    element('ul', links.join(''))
  );
}

type Component = (data: unknown, use: Use) => Html;

/** What the components of the product model show of their data: the text that readers see, without its looks. */
export const MODEL_COMPONENTS: Readonly<Record<string, Component>> = {
  Term(data, {children}) {
    const {abbr, name} = data as TermSlice;
    return element('a', children || escapeHtml(abbr ?? name));
  },
  Limit: (data) => element('span', escapeHtml((data as LimitSlice).value)),
  State: (data) => element('span', escapeHtml((data as StateSlice).name)),
  LimitsTable: (data) =>
    table(
      list<LimitSlice>(data).map(({name, value, note}) =>
        tableRow([
          escapeHtml(name) + (note ? element('div', escapeHtml(note)) : ''),
          escapeHtml(value),
        ]),
      ),
    ),
  FieldTable: (data, {words}) =>
    table(
      list<FieldSlice>(data).map(({name, required, rule, meaning, example}) =>
        tableRow([
          escapeHtml(name),
          words(`obis.required.${required}`),
          ...[rule, meaning, example].map(escapeHtml),
        ]),
      ),
    ),
  StateTable: (data) =>
    table(
      list<StateSlice>(data).map(({name, meaning}) => tableRow([name, meaning].map(escapeHtml))),
    ),
  StateDiagram: (data, {node}) => diagram((data as DiagramDraft).alt, attributeText(node, 'title')),
  PermissionNote(data, {words}) {
    const names = list<PermissionSlice>(data).map(({name}) => element('b', escapeHtml(name)));
    const separator = words('obis.permissionNote.separator');
    return names.length === 1
      ? words('obis.permissionNote.one', {name: names[0] ?? ''})
      : words('obis.permissionNote.many', {names: names.join(separator)});
  },
  PermissionTable: (data) =>
    table(
      list<PermissionAreaSlice>(data).flatMap(({name, permissions}) => [
        tableRow([escapeHtml(name)]),
        ...permissions.map((each) => tableRow([each.name, each.allows].map(escapeHtml))),
      ]),
    ),
  ErrorTable(data, use) {
    const errors = list<ErrorSlice>(data);
    const withPrevention =
      hasAttribute(use.node, 'prevention') && errors.some(({prevention}) => prevention);
    return table(errors.map((error) => errorRow(error, withPrevention, use)));
  },
  ProgrammingSequence: (data, use) =>
    element(
      'ol',
      list<StepSlice>(data)
        .map((each) => step(each, use))
        .join(''),
    ),
  GlossaryTopic: (data) => (data as TopicSlice).terms.map(glossaryEntry).join(''),
  // Its links are navigation. See the component for the rank.
  GlossaryIndex: () => element('meta', '', {name: 'docsearch:page_rank', content: '-1'}),
};

/** The components that show what stands between their tags. */
export const TEXT_COMPONENTS: Readonly<Record<string, (use: Use) => Html>> = {
  UI: ({children}) => element('b', children),
  Kbd: ({children}) => element('kbd', children),
  Badge: ({children}) => element('span', children),
  Tabs: ({children}) => element('div', children),
  TabItem: ({children}) => element('div', children),
  Checklist: ({children}) => element('div', children),
  Figure({node, children}) {
    const image = element('img', '', {alt: attributeText(node, 'alt')});
    return element('figure', image + (children ? element('figcaption', children) : ''));
  },
  // Sample text, which the built index leaves out as well.
  Example: () => '',
  ThemePair: () => '',
};
