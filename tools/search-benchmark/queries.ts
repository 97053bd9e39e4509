import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {LOCALES, translatedLocales} from '../../src/content/locales';
import {lineAt, parseYaml, type YamlProblem} from '../../src/lib/parseYaml';

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

/**
 * A query with the accepted routes, best first. A route may have an anchor.
 */
export type Query = {
  language: string;
  queryClass: string;
  text: string;
  accept: readonly string[];
  /** File and line of the query, for messages. */
  location: Pick<YamlProblem, 'file' | 'line'>;
};

const ROUTE = z
  .string()
  .regex(
    new RegExp(`^/(?!(?:${translatedLocales.join('|')})(?:/|#|$))[^#\\s]*(?:#[^#\\s]+)?$`),
    'write the path of a page without the language, such as /obis/common/glossary#keys',
  );

const schema = z.strictObject({
  queries: z.partialRecord(
    z.enum(CLASSES),
    z.array(
      z.strictObject({
        query: z.string().trim().min(1, 'write what a reader types'),
        accept: z
          .array(ROUTE)
          .min(1, 'name the page that answers')
          .max(3, 'keep the three best pages'),
      }),
    ),
  ),
});

/**
 * Parse a file of queries.
 * @param file path of the file, which ends in `<language>.yaml`
 */
export function parseQueries(
  file: string,
  yaml: string,
): {queries: Query[]; problems: YamlProblem[]} {
  const language = path.posix.basename(file, '.yaml');
  const result = parseYaml(
    schema,
    file,
    yaml,
    'CLASSES in tools/search-benchmark/queries.ts lists the classes',
  );
  if (!result.ok) return {queries: [], problems: result.problems};
  const {content, lines} = result.parsed;
  const queries = CLASSES.flatMap((queryClass) =>
    (content.queries[queryClass] ?? []).map(({query, accept}, at): Query => {
      const location = {file, line: lineAt({lines}, ['queries', queryClass, at])};
      return {language, queryClass, text: query, accept, location};
    }),
  );
  return {queries, problems: []};
}

/** The languages of the site that have queries. */
export const QUERY_LANGUAGES = LOCALES.filter((language) =>
  existsSync(path.join(__dirname, `queries/${language}.yaml`)),
);

/** Read the queries of a language. */
export function readQueries(language: string, siteDir = '.'): ReturnType<typeof parseQueries> {
  const file = `tools/search-benchmark/queries/${language}.yaml`;
  return parseQueries(file, readFileSync(path.join(siteDir, file), 'utf8'));
}
