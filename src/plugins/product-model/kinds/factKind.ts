/**
 * The words of the product model:
 * - A **fact** is one statement about the product, with its source. For example, a field has a meaning, and an error has a cause.
 * - A **fact kind** is a folder of data/. It defines the format of its YAML files and the facts that they contain.
 * - An **entity** is a type of object that the product manages, such as a key. Its fields, states and transitions are facts.
 * - A **value** is a value of the product with a name, such as a maximum or a duration. Texts quote it as `{value:some-id}`.
 * - A **screen** is a picture of a screen of the product, drawn from the ids of facts, such as `field:key.name`. What it shows for an id is a
 *   **screen item**.
 * - A **foreign key** is a value that must be the id of something else, such as a fact or a page.
 * - **Component data** is the JSON that the build generates from facts for one component of a page.
 */
import type * as z from 'zod';
import type {Locale} from '../../../content/locales';
import type {Localized, LocalizedOrSame, Source, Tone} from '../schema';

/** The position of a value in a YAML file: keys and indices, from the outside in. */
export type Path = readonly PropertyKey[];

/** A fact: one statement about the product. */
export type Fact = {
  /** The prefix of the id: `value`, `field`, `state`. A file of one fact kind can contain facts with several prefixes. */
  readonly prefix: string;
  /** Unique in the whole model, such as `value:key-count-max` or `field:key.name`. */
  readonly id: string;
  readonly name: Localized;
  /** The statement in a few words, for lists of facts. */
  readonly summary: LocalizedOrSame;
  readonly source: Source;
  /** What a screen shows for the fact in addition to its name. */
  readonly screenItem?: Partial<ScreenItem> | undefined;
  /** The position of the entry in its YAML file. */
  readonly path: Path;
};

/** What a screen shows for an id such as `field:key.name`. */
export type ScreenItem = {
  readonly name: LocalizedOrSame;
  /** The example of a field, or a value. */
  readonly value?: LocalizedOrSame | undefined;
  readonly tone?: Tone | undefined;
  readonly required?: boolean;
};

/** Everything that a screen can show, by id. */
export type ScreenItems = ReadonlyMap<string, ScreenItem>;

/** Look up the titles of pages and the texts of headings in one language. */
type Titles = {
  readonly page: (route: string) => string;
  /** Return the text of a heading, or undefined if the page has no heading with that id. */
  readonly heading: (route: string, headingId: string) => string | undefined;
};

/** The language for which component data is generated, and the titles of pages in it. */
export type DataContext = {readonly locale: Locale; readonly titles: Titles};

/** The data of one component. The build generates a JSON file from it for each language, so that a page loads only what it shows. */
export type ComponentData = {
  /** The name of the JSON file without the language and the extension, such as `term.kcv`. */
  readonly name: string;
  /** Ids of the facts that the data contains. */
  readonly facts: readonly string[];
  /** What is missing in the data and how to add it, if a page that shows the data must be refused. */
  readonly problem?: string | undefined;
  /** Return the content of the JSON file in one language. */
  readonly data: (context: DataContext) => unknown;
};

/** A problem in a file of data/, at the place where it stands. */
export type DataProblem = {readonly path: Path; readonly message: string; readonly fix: string};

/** A value in a file of data/ that must be the id of something else, such as a fact or a page. */
export type ForeignKey = {
  readonly path: Path;
  readonly value: string | undefined;
  /** The ids that are allowed. */
  readonly known: Iterable<string>;
  /** What the writer is told if `value` is not one of them. */
  readonly message: string;
};

/**
 * A fact kind: the format of the YAML files in one folder of data/, the facts in them, and the component data that the build generates
 * from them. The build, the text lint and `npm run facts` know nothing else about a folder.
 * @typeParam Content the content of one file
 * @typeParam Model the folders of data/ that the kind reads, each with the content of its files
 */
export type FactKind<Content, Model = unknown> = {
  /** The format of a file. It has `id`, the name of the file, which `loadModel.ts` adds to the content. */
  readonly schema: z.ZodType<Content>;
  /** List the facts in a file. */
  readonly facts?: (content: Content) => Fact[];
  /** List what screens can show in addition to the facts, by id. */
  readonly otherScreenItems?: (content: Content) => readonly (readonly [string, ScreenItem])[];
  /** List the texts that the product shows on its screens. Pages may quote them in `<UI>`. */
  readonly textsOnScreen?: (content: Content) => readonly Localized[];
  /** List the keys that may exist only once in data/, in addition to the ids of the facts. */
  readonly uniqueKeys?: (content: Content) => {readonly key: string; readonly path: Path}[];
  /** List the values in a file that must be ids of something else. */
  readonly foreignKeys?: (
    content: Content,
    site: {
      readonly model: Model;
      /** The routes of all pages. */
      readonly routes: ReadonlySet<string>;
      readonly screenItems: ScreenItems;
    },
  ) => ForeignKey[];
  /** List further problems in a file, which its schema cannot find. */
  readonly findProblems?: (content: Content, model: Model) => DataProblem[];
  /** Keys whose values the text lint does not check as prose, in addition to `id` and `source`. */
  readonly notProse?: readonly string[];
  /** Whether the texts in the files may contain numbers. In all other files, a number of the product must be quoted from data/values. */
  readonly allowsNumbers?: boolean;
  /** List the component data that the build generates from all files of the folder. */
  readonly componentData?: (model: Model, screenItems: ScreenItems) => ComponentData[];
  /**
   * Return JSON files by name, in the language of the build. Components import them as `@generated/product-model/default/<name>.json`,
   * because no page can pass the data to them. `generated.d.ts` declares their types.
   */
  readonly importedFiles?: (
    model: Model,
    context: DataContext,
  ) => Readonly<Record<string, unknown>>;
};

type FactParts = Pick<Fact, 'id' | 'name' | 'summary' | 'source' | 'screenItem'>;

/**
 * Create a fact for each entry of a list in a YAML file.
 * @param prefix prefix of the ids
 * @param list key of the list in the file
 * @param read returns the parts of the fact that are not properties of the entry with the same name
 */
export const factsOfList = <E extends object>(
  prefix: string,
  list: string,
  entries: readonly E[],
  read: (entry: E) => Partial<FactParts> & Omit<FactParts, keyof E | 'screenItem'>,
): Fact[] =>
  entries.map((entry, at) => {
    const {id, name, summary, source, screenItem} = {...entry, ...read(entry)} as FactParts;
    return {prefix, id: `${prefix}:${id}`, name, summary, source, screenItem, path: [list, at]};
  });

/** Return the data of one entry in one language. */
type ToData<E> = (entry: E, context: DataContext) => unknown;
type WithId = {readonly id: string};

/** Create the component data of a whole list. `factPrefix` is the beginning of the ids of its facts, such as `field:key.` */
export const dataOfList = <E extends WithId>(
  name: string,
  factPrefix: string,
  entries: readonly E[],
  toData: ToData<E>,
): ComponentData => ({
  name,
  facts: entries.map(({id}) => factPrefix + id),
  data: (context) => entries.map((entry) => toData(entry, context)),
});

/** Create the component data of each entry of a list. Each is named after its fact: the data of `term:kcv` is `term.kcv`. */
export const dataOfEntries = <E extends WithId>(
  factPrefix: string,
  entries: readonly E[],
  toData: ToData<E>,
): ComponentData[] =>
  entries.map((entry) => ({
    name: (factPrefix + entry.id).replace(':', '.'),
    facts: [factPrefix + entry.id],
    data: (context) => toData(entry, context),
  }));

/** Create the component data of a whole list and of each entry. */
export const dataOfListAndEntries = <E extends WithId>(
  name: string,
  factPrefix: string,
  entries: readonly E[],
  toData: ToData<E>,
): ComponentData[] => [
  dataOfList(name, factPrefix, entries, toData),
  ...dataOfEntries(factPrefix, entries, toData),
];
