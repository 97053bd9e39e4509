import {TONES} from '../content/tones';
import {MAP_TEXTS} from './maps/texts';

/**
 * What the build, the text lint and the comparison of translations have to know about a component. A new component needs one entry in
 * COMPONENTS and no other registration. Most entries are empty, because search, Markdown and PDF read the HTML of the component.
 */
type ComponentEntry = {
  /** Module with the component as its default export, or null if no import is needed. Default: its folder beside this file. */
  readonly module?: string | null;
  /**
   * Component data of the product model that the build passes to the component as `data`. A string is the name of the data.
   * An object has the prefix of the name for each attribute: with `{id: 'term'}`, `<Term id="kcv">` gets `term.kcv`. An element has
   * one of these attributes, or two if the prefix of the first names the second in braces. `ids` and `fields` are lists.
   */
  readonly data?: string | Readonly<Record<string, string>>;
  /**
   * Attributes without text that a page may write in addition to those of `data` and `pictures`, each with the values that it may have.
   * `null` is an attribute without a value, such as `isOnCodesPage`. Where no values are listed, another part of the build checks them.
   */
  readonly attributes?: Readonly<Record<string, readonly (string | null)[] | undefined>>;
  /** Each fact that the component shows has its id as an anchor, so that links can lead to it. */
  readonly anchors?: true;
  /** Only the first mention in a section is linked. The build gives the others the attribute `plain`. */
  readonly firstMention?: true;
  /** Attributes with the path of a picture. The component needs an `alt`. */
  readonly pictures?: readonly string[];
  /** Attributes with text that a page must write. */
  readonly requiredTexts?: readonly string[];
  /** Attributes with text that a page may leave out. */
  readonly optionalTexts?: readonly string[];
  /** The content is copied from a screen or a keyboard: rules for prose do not apply, and translations are not compared. */
  readonly verbatim?: 'ui' | 'kbd';
  /** Ordered lists in it are not shown as procedures with numbers of steps (src/markdown/styleSteps.ts). */
  readonly plainLists?: true;
  /** The content is a sample: rules for prose do not apply, and its links may lead nowhere. */
  readonly sample?: true;
};

/** The hand-drawn maps. A page writes all texts of a map. */
const MAPS = Object.fromEntries(
  Object.entries(MAP_TEXTS).map(([name, texts]): [string, ComponentEntry] => [
    name,
    {module: `@site/src/components/maps/${name}`, requiredTexts: ['title', 'alt', ...texts]},
  ]),
);

/** Every component that pages may use, by its name in pages. The build refuses a component without an entry. */
export const COMPONENTS: Readonly<Record<string, ComponentEntry>> = {
  ...MAPS,
  Badge: {attributes: {tone: TONES}},
  CardPart: {plainLists: true, attributes: {tone: TONES}},
  Checklist: {plainLists: true},
  ErrorLookup: {attributes: {isOnCodesPage: [null], isOnCard: [null]}},
  ErrorTable: {data: {ids: 'error', area: 'errors'}, anchors: true},
  Example: {sample: true},
  FieldTable: {data: {fields: 'field.{entity}', entity: 'fields'}, attributes: {csv: [null]}},
  Figure: {pictures: ['light', 'dark'], optionalTexts: ['alt']},
  GlossaryTopic: {data: {id: 'topic'}, anchors: true},
  Value: {data: {id: 'value'}},
  ValuesTable: {
    data: {ids: 'value', topic: 'values'},
    optionalTexts: ['label', 'nameHeading', 'valueHeading'],
  },
  OfflineCopy: {},
  OperatorCard: {},
  PdfBooks: {},
  PermissionTable: {data: 'permissions'},
  PlatformMap: {module: '@site/src/components/maps/PlatformMap'},
  PrintButton: {},
  ProgrammingSequence: {data: 'steps'},
  Screen: {data: {id: 'screen'}},
  State: {data: {id: 'state.{entity}'}, attributes: {entity: undefined}},
  StateTable: {data: {entity: 'states'}},
  StationCodes: {module: '@site/src/components/OperatorCard/StationCodes'},
  SupportContact: {},
  Term: {data: {id: 'term'}, firstMention: true},
  UI: {verbatim: 'ui'},

  // Components of the theme, and an element of HTML.
  CodeBlock: {module: '@theme/CodeBlock'},
  TOCInline: {module: '@theme/TOCInline', attributes: {toc: undefined}},
  kbd: {module: null, verbatim: 'kbd'},

  // Components that remark and rehype plugins add to pages.
  DataTable: {},
  PageEnd: {},
  PageHead: {},
  PermissionNote: {data: {ids: 'permission'}},
};

/** Return the entry of a JSX element. Return undefined for HTML elements and other nodes of a syntax tree. */
export const componentOf = ({name}: {readonly name?: string | null}): ComponentEntry | undefined =>
  COMPONENTS[name ?? ''];

/** Return the names of the attributes with text. All other attributes must have the same value in a translation, except links. */
export function textAttributes(node: {readonly name?: string | null}): readonly string[] {
  const {requiredTexts = [], optionalTexts = []} = componentOf(node) ?? {};
  return [...requiredTexts, ...optionalTexts];
}
