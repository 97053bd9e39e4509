import type {PageContent} from './records';

/** Name of the index file in the output folder of each language. */
export const INDEX_FILE = 'search-index.json';

/** Version of the format of the index file. Raise it when a type below or the meaning of a field changes. */
export const SCHEMA_VERSION = 9;

/**
 * Synonyms of one thing. `names` are the names that pages use, in both languages. A query with one of them finds all of
 * them. `typed` are other words that readers type. A query with one of them finds the names, but not the other way
 * round.
 */
export type SynonymSet = {names: string[]; typed: string[]};

/** The search index of one language. */
export type SearchIndex = {
  /** Scheme and host of the site, without a slash at the end. */
  origin: string;
  pages: PageContent[];
  synonyms: SynonymSet[];
};

/** Serialise an index for its file. */
export function serializeIndex(index: SearchIndex): string {
  return JSON.stringify({schema: SCHEMA_VERSION, ...index});
}

/**
 * Parse the text of an index file.
 * @throws Error if the text is not JSON or has another version of the format
 */
export function parseIndex(text: string): SearchIndex {
  const {schema, ...index} = Object(JSON.parse(text)) as SearchIndex & {schema?: number};
  if (schema !== SCHEMA_VERSION) {
    throw new Error(`it has format ${schema}, this page reads format ${SCHEMA_VERSION}`);
  }
  return index;
}
