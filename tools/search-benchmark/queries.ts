import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import * as z from 'zod';
import {LOCALES} from '../../src/content/locales';

/**
 * The classes of queries. An `abbreviation` can be a code, a `substring` is a piece of a sentence, a `mixed` query has both languages or numbers,
 * a `prefix` is an unfinished word, a `long` query is a whole question, and `everyday` queries have slang, wrong names or half words. Nobody who
 * changes the search reads the unseen ones, so their misses are not listed.
 */
export const CLASSES = [
  ...['title', 'task', 'synonym', 'typo', 'abbreviation', 'substring', 'mixed', 'prefix', 'long'],
  ...['everyday', 'unseen', 'unseen-everyday'],
] as const;

/** Check whether nobody who changes the search has read a query. */
export const isUnseen = ({queryClass}: Query): boolean => queryClass.startsWith('unseen');

/** A query with the accepted routes, best first. A route may have an anchor. */
export type Query = {
  language: string;
  queryClass: string;
  text: string;
  accept: readonly string[];
};

const schema = z.strictObject({
  queries: z.partialRecord(
    z.enum(CLASSES),
    z.array(
      z.strictObject({
        query: z.string().trim().min(1, 'write what a reader types'),
        accept: z
          .array(z.string())
          .min(1, 'name the page that answers')
          .max(3, 'keep the three best pages'),
      }),
    ),
  ),
});

/**
 * Parse the queries of a language.
 * @throws Error that names the value that the schema refuses
 */
export function parseQueries(language: string, yaml: string): Query[] {
  const {queries} = schema.parse(parse(yaml));
  return CLASSES.flatMap((queryClass) =>
    (queries[queryClass] ?? []).map(({query, accept}) => {
      return {language, queryClass, text: query, accept};
    }),
  );
}

const fileOf = (language: string) => path.join(__dirname, `queries/${language}.yaml`);

/** The languages of the site that have queries. */
export const QUERY_LANGUAGES = LOCALES.filter((language) => existsSync(fileOf(language)));

/** Read the queries of a language. */
export const readQueries = (language: string): Query[] =>
  parseQueries(language, readFileSync(fileOf(language), 'utf8'));
