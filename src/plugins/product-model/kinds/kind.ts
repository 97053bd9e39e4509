import type * as z from 'zod';
import type {Locale} from '../../../settings/locales';
import {localizeEntry} from '../schema';
import type {Localized, LocalizedOrSame, Source, Tone} from '../schema';
import type {Model} from '.';

export type Path = readonly PropertyKey[];

/** One statement of the product model, as its file has it. */
export type FactDraft = {
  readonly kind: string;
  /** Unique in its kind; with the entity or area where ids are unique only within it. */
  readonly id: string;
  readonly name: Localized;
  /** What the model states about it. */
  readonly says: LocalizedOrSame;
  readonly source: Source;
  /** Everything that it states, by key. */
  readonly entry: object;
  /** The place of its entry in the file. */
  readonly path: Path;
};

/** What a reference such as `field:key.name` stands for, as a drawing shows it. */
export type Referenced = {
  readonly name: LocalizedOrSame;
  /** The example of a field, the value of a limit. */
  readonly value?: LocalizedOrSame | undefined;
  readonly tone?: Tone | undefined;
  readonly required?: boolean;
};

export type References = ReadonlyMap<string, Referenced>;

/** Names of pages in one language. */
export type Titles = {
  readonly page: (page: string) => string;
  /** Returns the text of a heading; undefined where the page has no heading with that id. */
  readonly section: (page: string, anchor: string) => string | undefined;
};

export type SliceContext = {readonly locale: Locale; readonly titles: Titles};

/** The data of one component. A page's chunk contains only the slices that it uses. */
export type Slice = {
  /** The name of its file, without the language. */
  readonly name: string;
  /** The ids of the facts that it shows, in the order of its rows. */
  readonly facts: readonly string[];
  readonly data: (context: SliceContext) => unknown;
};

/** How a component of a page gets its slices. */
export type ModelComponent = {
  /**
   * The name of its slice; or, by attribute, what the name of the slice begins with: `{id: 'term'}` makes `<Term id="kcv">`
   * show `term.kcv`. The first attribute that an element has counts. `ids` and `fields` are lists.
   */
  readonly shows: string | Readonly<Record<string, string>>;
  /** Where the review view marks the facts that nobody has confirmed: in the rows, or behind the component. */
  readonly marks?: 'rows' | 'after';
};

/** Something that a file of data/ refers to. */
export type Mention = {
  readonly path: Path;
  readonly value: string | undefined;
  readonly known: Iterable<string>;
  readonly message: string;
};

/** What the files of one folder of data/ hold, and what the site makes of them. */
export type Kind<Content> = {
  readonly schema: z.ZodType<Content>;
  readonly facts?: (content: Content) => FactDraft[];
  /** Lists names, besides those of the facts, that may be given only once. */
  readonly names?: (content: Content) => Pick<FactDraft, 'kind' | 'id' | 'path'>[];
  readonly mentions?: (
    content: Content,
    site: {
      readonly model: Model;
      readonly pages: ReadonlySet<string>;
      readonly references: References;
    },
  ) => Mention[];
  readonly slices?: (model: Model, references: () => References) => Slice[];
  readonly components?: Readonly<Record<string, ModelComponent>>;
};

type Stated = Pick<FactDraft, 'id' | 'name' | 'says' | 'source'>;

/** Makes a fact of each entry of a list; `read` says what the entry does not have under that name. */
export const listEntries = <E extends object>(
  kind: string,
  list: string,
  entries: readonly E[],
  read: (entry: E) => Partial<Stated> & Omit<Stated, keyof E>,
): FactDraft[] =>
  entries.map((entry, at) => {
    const {id, name, says, source} = {...entry, ...read(entry)} as unknown as Stated;
    return {kind, id, name, says, source, entry, path: [list, at]};
  });

type Row<E> = (entry: E, context: SliceContext) => unknown;
type WithId = {readonly id: string};

/** Makes one slice of a list. `kind` is what the ids of its facts begin with, such as `field:key.` */
export const sliceList = <E extends WithId>(
  name: string,
  kind: string,
  entries: readonly E[],
  row: Row<E>,
): Slice => ({
  name,
  facts: entries.map(({id}) => kind + id),
  data: (context) => entries.map((entry) => row(entry, context)),
});

/** Makes a slice of each entry of a list, with the name of its fact. */
export const sliceEach = <E extends WithId>(
  kind: string,
  entries: readonly E[],
  row: Row<E>,
): Slice[] =>
  entries.map((entry) => ({
    name: (kind + entry.id).replace(':', '.'),
    facts: [kind + entry.id],
    data: (context) => row(entry, context),
  }));

/** Makes a slice of a list, and one of each entry: the entry in the language of the page by default. */
export const sliceRows = <E extends WithId>(
  name: string,
  kind: string,
  entries: readonly E[],
  row: Row<E> = (entry, {locale}) => localizeEntry(entry, locale),
): Slice[] => [sliceList(name, kind, entries, row), ...sliceEach(kind, entries, row)];
