import {LineCounter, isCollection, isMap, isNode, isPair, parseDocument, type Document} from 'yaml';
import type * as z from 'zod';
import {languageName, LOCALES} from '../../settings/locales';
import {nearest} from './nearest';
import type {Problem} from './problems';

type Path = readonly PropertyKey[];

/** The line of each value by its path, `/limits/0/value`: that of its key, where it has one. */
type Lines = Record<string, number>;

/** A valid YAML file, with the line of each value; JSON. */
export type ParsedYaml<T> = {
  readonly file: string;
  readonly content: T;
  readonly lines: Readonly<Lines>;
};

/** A valid file, or all its problems. */
export type YamlResult<T> =
  | {readonly ok: true; readonly parsed: ParsedYaml<T>}
  | {readonly ok: false; readonly problems: Problem[]};

/** Returns the line of the value at `path`, or of its nearest existing parent. */
export function lineAt({lines}: Pick<ParsedYaml<unknown>, 'lines'>, path: Path): number {
  const line = lines[path.map((part) => `/${String(part)}`).join('')];
  return line ?? (path.length > 0 ? lineAt({lines}, path.slice(0, -1)) : 1);
}

function addLines(lines: Lines, counter: LineCounter, at: string, value: unknown, key = value) {
  if (isNode(key) && key.range) lines[at] = counter.linePos(key.range[0]).line;
  if (!isCollection(value)) return;
  for (const [index, item] of value.items.entries()) {
    if (isPair(item)) addLines(lines, counter, `${at}/${String(item.key)}`, item.value, item.key);
    else addLines(lines, counter, `${at}/${index}`, item);
  }
}

function formatValue(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

function pathText(path: Path): string {
  return path
    .map((part, index) =>
      typeof part === 'number' ? `[${part + 1}]` : `${index > 0 ? '.' : ''}${String(part)}`,
    )
    .join('');
}

const EXPECTATIONS: Readonly<Record<string, string>> = {
  string: 'write a text, in quotes if it is a number, true, false or a date',
  array: 'write a list: one line with `- ` for each entry',
  object: 'write `key: value` lines',
  boolean: 'write true or false, without quotes',
};

/** Message and fix for a zod issue. */
function explain(
  issue: z.core.$ZodIssue,
  value: unknown,
  guide: string,
): {message: string; fix: string} {
  if (issue.path.length === 0 && value === null) {
    return {message: 'the file is empty', fix: 'fill it in, or delete it'};
  }
  const where = pathText(issue.path) || 'the file';
  if (issue.code === 'unrecognized_keys') {
    const keys = issue.keys.map((key) => `\`${key}\``).join(', ');
    const fix = `correct its spelling or remove it; inside { } quote a text that holds a comma (keys: ${guide})`;
    return {message: `${where} has the unknown key ${keys}`, fix};
  }
  if (value === undefined) {
    const key = String(issue.path.at(-1));
    const isText = LOCALES.some((locale) => locale === key);
    const what = isText ? `the ${languageName(key)} text as ` : '';
    return {message: `${where} is missing`, fix: `add ${what}\`${key}:\``};
  }
  const missing = isMap(value) ? LOCALES.filter((locale) => !value.has(locale)) : [];
  if (issue.code === 'invalid_union' && missing[0] && missing.length < LOCALES.length) {
    return explain({...issue, path: [...issue.path, missing[0]]}, undefined, guide);
  }
  const message = `${where} is ${formatValue(value)}`;
  if (issue.code === 'invalid_value') {
    return {message, fix: `use one of ${issue.values.map(String).join(', ')}`};
  }
  if (issue.code === 'invalid_type') {
    const keys = issue.expected === 'object' ? ` (keys: ${guide})` : '';
    return {message, fix: `${EXPECTATIONS[issue.expected] ?? issue.message}${keys}`};
  }
  if (issue.code === 'invalid_union') {
    const texts = LOCALES.map((locale) => `\`${locale}:\``).join(' and ');
    const isKind = issue.path.at(-1) === 'kind';
    const isCut = isMap(value) && value.items.some((item) => item.value === null);
    if (isCut) return {message, fix: 'quote a text that holds a comma'};
    const fix = `write one quoted text for all languages, or ${texts}`;
    return {message, fix: isKind ? 'use spec, standard, confirmed or assumed' : fix};
  }
  return {message, fix: issue.message};
}

/** What YAML reads as something else, or explains in its own words. */
const MISTAKES: readonly (readonly [RegExp, message: string, fix: string])[] = [
  [
    /^(?:<{7}|>{7}) /m,
    'a merge conflict is left',
    'keep one of the two texts, and remove the lines <<<<<<<, ======= and >>>>>>>',
  ],
  // A colon behind a key and a comma before one, typed with a Chinese keyboard.
  [
    /(?<=^ *(?:- )?\w+|[{,] ?\w+)：|，(?= ?\w+: )/m,
    'a full-width sign that YAML does not know',
    'write the half-width sign and a space',
  ],
  [
    /(?<=\{|, |^ +)(?:en|zh|id|kind|ref|value|code|who|retry):(?=\S)/m,
    'no space after a colon',
    'write one',
  ],
  [/(?<=^|[:[,{-]\s*)\*[\w-]+/m, 'a value given elsewhere', 'quote the text'],
  [/(?<=^ *(?:- )?\w+: [^'"#\n]+ )#(?=\S)/m, 'a sign that ends the text', 'quote the text'],
];

/** The first YAML syntax error, as the others mostly follow from it (`MISTAKES` has the aliases, which would hide a value). */
function yamlProblem(
  file: string,
  text: string,
  document: Document,
  counter: LineCounter,
): Problem | undefined {
  for (const [pattern, what, fix] of MISTAKES) {
    const found = pattern.exec(text);
    const message = `${what} ("${found?.[0].trim()}")`;
    if (found) return {file, line: counter.linePos(found.index).line, message, fix};
  }
  // A warning is a tag that nothing knows: `!not this` would be read as `this`.
  const [error] = [...document.errors, ...document.warnings];
  if (error) {
    const {line} = counter.linePos(error.pos[0]);
    if (error.code === 'DUPLICATE_KEY') {
      const message = 'this key is given twice in one entry';
      return {file, line, message, fix: 'keep one of the two'};
    }
    const message = `this is not valid YAML: ${error.message}`;
    const fix =
      'check the indentation, the commas between the entries of { }, and quote text that holds a colon, a #, a {limit:…} or starts with a special character';
    return {file, line, message, fix};
  }
  return undefined;
}

/**
 * Reads and validates the text of one YAML file.
 * @param file path for error messages, such as `data/limits/kms.yaml`
 * @param guide documentation of the file's keys
 */
export function parseYaml<T>(
  schema: z.ZodType<T>,
  file: string,
  text: string,
  guide: string,
): YamlResult<T> {
  const counter = new LineCounter();
  const document = parseDocument(text, {lineCounter: counter, prettyErrors: false});
  const problem = yamlProblem(file, text, document, counter);
  if (problem) return {ok: false, problems: [problem]};
  const content: unknown = document.toJS();
  const lines: Lines = {};
  addLines(lines, counter, '', document.contents);
  const result = schema.safeParse(content);
  if (result.success) {
    return {ok: true, parsed: {file, content: result.data, lines}};
  }
  const {issues} = result.error;
  // The key that lacks is what a misspelt one means, and no mistake of its own.
  const meant = issues.flatMap(({path, ...issue}) =>
    issue.code === 'unrecognized_keys'
      ? issues.filter(
          (each) =>
            document.getIn(each.path) === undefined &&
            pathText(each.path.slice(0, -1)) === pathText(path) &&
            nearest(String(each.path.at(-1)), issue.keys).length > 0,
        )
      : [],
  );
  const problems = issues
    .filter((issue) => !meant.includes(issue))
    .map((issue) => {
      const path =
        issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : issue.path;
      const line = lineAt({lines}, path);
      return {file, line, ...explain(issue, document.getIn(issue.path), guide)};
    });
  return {ok: false, problems};
}
