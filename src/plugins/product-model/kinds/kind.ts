import type * as z from 'zod';
import type {Locale} from '../../../content/locales';
import {localizeEntry} from '../schema';
import type {Localized, LocalizedOrSame, Source, Tone} from '../schema';

export type Path = readonly PropertyKey[];

/** One statement about the product. */
export type Fact = {
  readonly kind: string;
  /** Unique in the model, and begins with the kind: `limit:key-count-max`, `field:key.name`. */
  readonly id: string;
  readonly name: Localized;
  /** What the fact says, for lists of facts. */
  readonly summary: LocalizedOrSame;
  readonly source: Source;
  /** What a drawing shows for the fact besides its name. */
  readonly drawing?: Partial<Referenced> | undefined;
  /** Where the entry stands in the YAML file. */
  readonly path: Path;
};

/** What a drawing shows for a reference such as `field:key.name`. */
export type Referenced = {
  readonly name: LocalizedOrSame;
  /** The example of a field, or the value of a limit. */
  readonly value?: LocalizedOrSame | undefined;
  readonly tone?: Tone | undefined;
  readonly required?: boolean;
};

export type References = ReadonlyMap<string, Referenced>;

/** Look up the titles of pages and sections in one language. */
export type Titles = {
  readonly page: (page: string) => string;
  /** Return the text of a heading, or undefined if the page has no heading with that id. */
  readonly section: (page: string, anchor: string) => string | undefined;
};

export type DataContext = {readonly locale: Locale; readonly titles: Titles};

/** The data of one component. The build writes it as a JSON file, so that a page loads only what it shows. */
export type DataFile = {
  /** File name, without the language and the extension: `term.kcv`. */
  readonly name: string;
  /** Ids of the facts that it contains. */
  readonly facts: readonly string[];
  readonly data: (context: DataContext) => unknown;
};

/** A reference from one file of data/ to something else. */
export type CrossReference = {
  readonly path: Path;
  readonly value: string | undefined;
  readonly known: Iterable<string>;
  readonly message: string;
};

/**
 * A fact kind: what the YAML files of one folder of data/ contain, and what the site makes of them. Everything that the build, the
 * text lint and `npm run facts` know about a folder is here.
 * @typeParam Content the content of one file
 * @typeParam Model the folders of data/ that the kind reads, each with the content of its files
 */
export type FactKind<Content, Model = unknown> = {
  readonly schema: z.ZodType<Content>;
  readonly facts?: (content: Content) => Fact[];
  /** List what drawings of screens can refer to besides the facts, by id. */
  readonly otherReferences?: (content: Content) => readonly (readonly [string, Referenced])[];
  /** List the texts that the product shows on its screens. Pages may quote them in `<UI>`. */
  readonly textsOnScreen?: (content: Content) => readonly Localized[];
  /** List what may be defined only once, besides the ids of the facts. */
  readonly uniqueKeys?: (content: Content) => {readonly key: string; readonly path: Path}[];
  readonly crossReferences?: (
    content: Content,
    site: {
      readonly model: Model;
      readonly pages: ReadonlySet<string>;
      readonly references: References;
    },
  ) => CrossReference[];
  /** Keys whose texts the text lint does not read, besides `id` and `source`. */
  readonly notProse?: readonly string[];
  /** Whether the files define numbers of the product, so that these numbers need no reference to a limit. */
  readonly definesNumbers?: boolean;
  readonly dataFiles?: (model: Model, references: References) => DataFile[];
  /**
   * Return the data that components import themselves, in the language of the build, by the name of its file:
   * `@generated/product-model/default/<name>.json`. Its type is in `generated.d.ts`.
   */
  readonly imports?: (model: Model, context: DataContext) => Readonly<Record<string, unknown>>;
};

type FactParts = Pick<Fact, 'id' | 'name' | 'summary' | 'source' | 'drawing'>;

/** Make a fact of each entry of a list. `read` returns the parts that the entry does not have under that name. */
export const listEntries = <E extends object>(
  kind: string,
  list: string,
  entries: readonly E[],
  read: (entry: E) => Partial<FactParts> & Omit<FactParts, keyof E | 'drawing'>,
): Fact[] =>
  entries.map((entry, at) => {
    const {id, name, summary, source, drawing} = {...entry, ...read(entry)} as FactParts;
    return {kind, id: `${kind}:${id}`, name, summary, source, drawing, path: [list, at]};
  });

type Row<E> = (entry: E, context: DataContext) => unknown;
type WithId = {readonly id: string};

/** Make one data file of a list. `factPrefix` is what the ids of its facts begin with, such as `field:key.` */
export const listFile = <E extends WithId>(
  name: string,
  factPrefix: string,
  entries: readonly E[],
  row: Row<E>,
): DataFile => ({
  name,
  facts: entries.map(({id}) => factPrefix + id),
  data: (context) => entries.map((entry) => row(entry, context)),
});

/** Make a data file of each entry of a list, named after its fact. */
export const entryFiles = <E extends WithId>(
  factPrefix: string,
  entries: readonly E[],
  row: Row<E>,
): DataFile[] =>
  entries.map((entry) => ({
    name: (factPrefix + entry.id).replace(':', '.'),
    facts: [factPrefix + entry.id],
    data: (context) => row(entry, context),
  }));

/** Make a data file of a list and one of each entry. By default, a row is the entry in the language of the page. */
export const listAndEntryFiles = <E extends WithId>(
  name: string,
  factPrefix: string,
  entries: readonly E[],
  row: Row<E> = (entry, {locale}) => localizeEntry(entry, locale),
): DataFile[] => [
  listFile(name, factPrefix, entries, row),
  ...entryFiles(factPrefix, entries, row),
];
