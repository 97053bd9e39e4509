import type {IndexGroup} from './glossaryIndex';
import type {Field, ProductError, State, Tone} from './schema';
import type {StateDiagramText} from './stateDiagram';

/** Slices: the data of one component in one locale. A page's chunk contains only the slices that it uses. */
export type FieldSlice = {
  readonly id: string;
  readonly name: string;
  /** The heading of its column in an exported CSV file. */
  readonly column: string;
  readonly required: Field['required'];
  readonly rule: string;
  readonly meaning: string;
  readonly example: string;
};
export type StateSlice = {
  readonly id: string;
  readonly name: string;
  readonly tone: State['tone'];
  readonly meaning: string;
};
export type LimitSlice = {readonly name: string; readonly value: string; readonly note?: string};
export type PermissionSlice = {readonly name: string};
/** The permissions of one area, with what each allows. */
export type PermissionAreaSlice = {
  readonly name: string;
  readonly permissions: readonly (PermissionSlice & {readonly allows: string})[];
};
export type DiagramSlice = {readonly svg: string; readonly alt: string};
export type PageLink = {readonly path: string; readonly title: string};
export type TermSlice = {
  readonly id: string;
  readonly name: string;
  /** The name with its abbreviation, in full-width brackets in Chinese. */
  readonly heading: string;
  readonly abbr?: string;
  /** The term in the other language, and that language. */
  readonly other: string;
  readonly otherLang: string;
  readonly definition: string;
  /** Synonyms in the page's language. */
  readonly synonyms: readonly string[];
  readonly pages: readonly PageLink[];
};
export type TopicSlice = {readonly terms: readonly TermSlice[]};
/** A link that is named after the heading it leads to, `section`, and its page. */
export type SeeLink = PageLink & {readonly section?: string};
export type ErrorSlice = {
  /** Also the row's anchor, so that a page can link to one error. */
  readonly id: string;
  readonly code?: string;
  readonly message: string;
  readonly cause: string;
  readonly action: string;
  readonly prevention?: string;
  readonly see?: SeeLink;
  /** Who can put it right. */
  readonly who?: ProductError['who'];
  /** For errors of programming steps: whether a failure with it uses up an attempt. */
  readonly counts?: boolean;
};
/** The errors with a code of one area; all codes of an area have the same letters. */
export type CodeAreaSlice = {
  readonly id: string;
  readonly prefix: string;
  readonly name: string;
  readonly errors: readonly CodeSlice[];
};
export type CodeSlice = ErrorSlice & {
  readonly code: string;
  /** Whether the client offers Retry; nothing where the action names another way. */
  readonly retry?: boolean;
};
export type PrefixSlice = Pick<CodeAreaSlice, 'id' | 'prefix'>;
export type StepSlice = {
  readonly id: string;
  readonly name: string;
  readonly does: string;
  readonly shows?: string;
  readonly irreversible: boolean;
  /** The area with the errors of the step. */
  readonly errors?: string;
};
/** Words on a drawn screen. */
export type ScreenWords = {
  readonly text: string;
  /** The number of the callout that stands at them. */
  readonly callout?: number;
  readonly tone?: Tone;
  readonly active?: boolean;
};
export type ScreenRowSlice = {
  readonly label: ScreenWords;
  readonly value: ScreenWords;
  readonly as?: 'select' | 'secret' | 'fixed';
  readonly required?: boolean;
};
export type ScreenTileSlice = ScreenWords & {
  readonly lines: readonly ScreenWords[];
  readonly buttons: readonly ScreenWords[];
};
export type ScreenSlice = {
  readonly place: string;
  readonly alt: string;
  readonly dialog: boolean;
  readonly danger: boolean;
  readonly bar: readonly ScreenWords[];
  readonly menu: readonly ScreenWords[];
  readonly path: readonly ScreenWords[];
  readonly title: ScreenWords;
  readonly actions: readonly ScreenWords[];
  readonly tabs: readonly ScreenWords[];
  readonly details: readonly ScreenRowSlice[];
  readonly form: readonly ScreenRowSlice[];
  readonly table: readonly ScreenRowSlice[];
  readonly tiles: readonly ScreenTileSlice[];
  readonly buttons: readonly ScreenWords[];
  readonly callouts: readonly {readonly name: string; readonly text: string}[];
};
/** What the end of a page says. */
export type PageEndSlice = {
  /** How many facts of the page nobody has confirmed. */
  readonly pending: number;
  /** The releases that the manual describes. */
  readonly appliesTo: string;
};
/** A fact that waits for confirmation: its id, and its file and line. */
export type MarkSlice = {readonly id: string; readonly where: string};
export type PageFactSlice = MarkSlice & {readonly name: string; readonly says: string};
export type GlossaryIndexSlice = readonly IndexGroup[];

/** A state diagram before it is rendered. */
export type DiagramDraft = StateDiagramText & {readonly alt: string};
