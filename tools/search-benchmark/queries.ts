import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {parseYaml} from '../../src/plugins/product-model/parseYaml';
import type {Problem} from '../../src/plugins/product-model/problems';

/** Classes of queries; see README.md. */
export const CLASSES = [
  'title',
  'task',
  'synonym',
  'typo',
  'abbreviation',
  'substring',
  'mixed',
  'prefix',
  'long',
] as const;

/** The languages of the site. */
export const LANGUAGES = ['en', 'zh'] as const;

/** `tune` is for tuning the ranking; `check` is held out and only scored. */
export const HALVES = ['tune', 'check'] as const;

export type QueryClass = (typeof CLASSES)[number];
export type Language = (typeof LANGUAGES)[number];
export type Half = (typeof HALVES)[number];

/** A page of the site without the language, and a section of it or none. */
export type Target = {page: string; anchor: string | null};

/** One query with its accepted targets, the best first. */
export type Query = {
  language: Language;
  half: Half;
  queryClass: QueryClass;
  text: string;
  accept: readonly Target[];
  /** For messages. */
  file: string;
  line: number;
};

const schema = z.strictObject({
  language: z.enum(LANGUAGES),
  half: z.enum(HALVES),
  queries: z.partialRecord(
    z.enum(CLASSES),
    z.array(
      z.strictObject({
        query: z.string().trim().min(1, 'write what a reader types'),
        accept: z
          .array(
            z
              .string()
              .regex(
                /^\/(?!zh(\/|#|$))[^#\s]*(#[^#\s]+)?$/,
                'write the path of a page without /zh, such as /obis/common/glossary#keys',
              ),
          )
          .min(1, 'name the page that answers')
          .max(3, 'keep the three best pages'),
      }),
    ),
  ),
});

function toTarget(address: string): Target {
  const [page = '', anchor = null] = address.split('#');
  return {page, anchor};
}

/** Normalised query, to find duplicates such as `DAC  expired` and `dac expired`. */
function sameText({language, text}: Query): string {
  return `${language} ${text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ')}`;
}

function repeated(queries: readonly Query[]): Problem[] {
  const first = new Map<string, Query>();
  return queries.flatMap((query) => {
    const earlier = first.get(sameText(query));
    first.set(sameText(query), earlier ?? query);
    const message = `"${query.text}" stands in ${earlier?.file}:${earlier?.line} already`;
    const fix = 'remove one of the two, or ask for something else';
    return earlier ? [{file: query.file, line: query.line, message, fix}] : [];
  });
}

/** Parses a file of queries. */
export function parseQueries(file: string, text: string): {queries: Query[]; problems: Problem[]} {
  const guide = 'tools/search-benchmark/README.md';
  const result = parseYaml(schema, file, text, guide);
  if (!result.ok) return {queries: [], problems: result.problems};
  const {content, lineOf} = result.parsed;
  const {language, half} = content;
  const problems: Problem[] = [];
  const expected = `${language}.${half}.yaml`;
  if (path.posix.basename(file) !== expected) {
    const message = `the file says language ${language}, half ${half}`;
    problems.push({file, line: 1, message, fix: `call it ${expected}, or correct these two lines`});
  }
  const queries = CLASSES.flatMap((queryClass) =>
    (content.queries[queryClass] ?? []).map(({query, accept}, index): Query => ({
      ...{language, half, queryClass, text: query, accept: accept.map(toTarget), file},
      line: lineOf(['queries', queryClass, index]),
    })),
  );
  return {queries, problems};
}

/**
 * Reads every file of queries.
 * @param folder the folder with `<language>.<half>.yaml`
 * @param shownAs how messages name the folder
 */
export function readQueries(
  folder: string,
  shownAs: string,
): {queries: Query[]; problems: Problem[]} {
  const files = (existsSync(folder) ? readdirSync(folder) : []).filter((name) =>
    name.endsWith('.yaml'),
  );
  const parsed = files
    .sort()
    .map((name) =>
      parseQueries(path.posix.join(shownAs, name), readFileSync(path.join(folder, name), 'utf8')),
    );
  const queries = parsed.flatMap((file) => file.queries);
  const problems = parsed.flatMap((file) => file.problems);
  if (files.length === 0) {
    const fix = 'write <language>.<half>.yaml, such as en.tune.yaml';
    problems.push({file: shownAs, line: 1, message: 'there is no file of queries', fix});
  }
  return {queries, problems: [...problems, ...repeated(queries)]};
}
