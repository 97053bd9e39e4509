import type {PageContent} from './records';

/** Name of the index file in the output folder of each language. */
export const INDEX_FILE = 'search-index.json';

/** Version of the index file. Raise it whenever the types below, or the meaning of a field, change. */
export const SCHEMA_VERSION = 4;

/**
 * Words for one thing. `names` are what the pages call it, in both languages and short: each stands for the others.
 * `typed` is what people type for it: it stands for the names, but no name stands for it.
 */
export type SynonymGroup = {names: string[]; typed: string[]};

/** What the index of one language holds. */
export type SearchIndex = {
  language: string;
  /** Scheme and host of the site, without a slash at the end. */
  origin: string;
  pages: PageContent[];
  synonyms: SynonymGroup[];
};

/** Turn an index into the text of its file. */
export function serializeIndex(index: SearchIndex): string {
  return JSON.stringify({schema: SCHEMA_VERSION, ...index});
}

/**
 * Read the text of an index file.
 * @throws Error for a text that is no JSON, and for an index of another version
 */
export function parseIndex(text: string): SearchIndex {
  const {schema, ...index} = Object(JSON.parse(text)) as SearchIndex & {schema?: number};
  if (schema !== SCHEMA_VERSION) {
    throw new Error(`it has format ${schema}, this page reads format ${SCHEMA_VERSION}`);
  }
  return index;
}
