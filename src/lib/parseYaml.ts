import {
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  LineCounter,
  parseDocument,
  type Document,
} from 'yaml';
import * as z from 'zod';
import {suggest} from './suggest';
import {WriterError} from './writerError';

type Path = readonly PropertyKey[];

/** A problem in a YAML file, with its line and how to correct it. */
export type YamlProblem = {
  readonly file: string;
  readonly line: number;
  readonly message: string;
  readonly fix: string;
};

/** Create an error that lists problems, one per line. */
export const yamlError = (problems: readonly YamlProblem[]): Error =>
  new WriterError(
    problems
      .map((each) => `${each.file}:${each.line} ${each.message}. Fix: ${each.fix}`)
      .join('\n'),
  );

/** The line of each value by its path, such as `/limits/0/value`. For a value with a key, it is the line of the key. */
type Lines = Record<string, number>;

/** A valid YAML file, with the line of each value. */
export type ParsedYaml<T> = {
  readonly file: string;
  readonly content: T;
  readonly lines: Readonly<Lines>;
};

/** A valid file, or all its problems. */
type YamlResult<T> =
  | {readonly ok: true; readonly parsed: ParsedYaml<T>}
  | {readonly ok: false; readonly problems: YamlProblem[]};

/** Return the line of the value at `path`, or of its nearest existing parent. */
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

/** The content of a YAML text, with the line of each value. */
type YamlContent = {
  readonly content: unknown;
  readonly lines: Readonly<Lines>;
  readonly document: Document.Parsed;
};

type Problem = Omit<YamlProblem, 'file'>;

/** The content of a YAML text, or why and where it cannot be read. */
type YamlReading =
  | ({readonly ok: true} & YamlContent)
  | {readonly ok: false; readonly problem: Problem & {readonly column: number}};

/** Say how to correct a line that the YAML parser refuses with a message. */
function syntaxFix(message: string, line = ''): string {
  if (message.startsWith('Tabs')) return 'replace the tab with spaces';
  const hasTwoColons = /^[^'"{]*:\s[^'"{]*:(?:\s|$)/.test(line);
  if (/^(?:All|Sequence item|Nested|A block)/.test(message) && !hasTwoColons)
    return 'let the entries of this line and of the lines beside it begin in the same column';
  return "put the whole text in quotation marks, such as en: 'Keys: all'. Write , and : with a space after them, and close each brace";
}

/** Return the result for a text that the YAML parser refuses. */
const invalid = (reason: string, line = 1, column = 1, text = ''): YamlReading => ({
  ok: false,
  problem: {line, column, message: `not valid YAML: ${reason}`, fix: syntaxFix(reason, text)},
});

/** Read a YAML text, with the line of each value. */
export function readYaml(text: string): YamlReading {
  const counter = new LineCounter();
  const document = parseDocument(text, {lineCounter: counter, prettyErrors: false});
  // A warning is an unknown tag. The parser would read `!not this` as `this`.
  const [error] = [...document.errors, ...document.warnings];
  if (error) {
    const {line, col} = counter.linePos(error.pos[0]);
    return invalid(error.message, line, col, text.split('\n')[line - 1]);
  }
  try {
    const lines: Lines = {};
    addLines(lines, counter, '', document.contents);
    return {ok: true, content: document.toJS(), lines, document};
  } catch (cause) {
    // A text that begins with an asterisk is an alias.
    return invalid(String(cause));
  }
}

/**
 * Say how to correct a value that the schema refuses.
 * @param help the fix if nothing else is known
 */
function fixOf(document: Document.Parsed, issue: z.core.$ZodIssue, help: string): string {
  const node = document.getIn(issue.path, true);
  // In {en: One, two}, the rest of the text is a key without a value.
  if (isMap(node) && node.items.some(({value}) => value === null))
    return "put the whole text in quotation marks, such as en: 'One, two'";
  if (issue.code === 'unrecognized_keys')
    return suggest(issue.keys[0] ?? '', issue.message.split(','), true);
  // YAML reads 3.10 as the number 3.1.
  if (issue.code === 'invalid_type' && issue.expected === 'string' && isScalar(node) && node.source)
    return `write '${node.source}', in quotation marks`;
  return issue.code === 'invalid_value' ? `write ${issue.values.map(String).join(' or ')}` : help;
}

/**
 * Compare the content of a YAML text with a schema.
 * @param help the fix for a value of a key that the schema refuses
 */
export function validateYaml<T>(
  schema: z.ZodType<T>,
  {content, lines, document}: YamlContent,
  help: (key: PropertyKey | undefined) => string,
): {readonly data?: T; readonly problems: Problem[]} {
  const {data, error} = schema.safeParse(content, {
    // The message about an unknown key is the list of the keys that are possible in its place.
    error: ({code, inst}) =>
      code === 'unrecognized_keys' && inst instanceof z.ZodObject
        ? Object.keys(inst.shape).join()
        : undefined,
  });
  const {issues = []} = error ?? {};
  // If a key is misspelt, the correct key is missing as well. Report only the unknown keys then, so that one problem has one message.
  const unknown = issues.filter(({code}) => code === 'unrecognized_keys');
  const problems = (unknown.length > 0 ? unknown : issues).map((issue): Problem => {
    const {path} = issue;
    const [key] = issue.code === 'unrecognized_keys' ? issue.keys : [];
    const message = key === undefined ? issue.message : `there is no key "${key}"`;
    return {
      line: lineAt({lines}, key === undefined ? path : [...path, key]),
      message: path.length > 0 ? `${path.join('.')}: ${message}` : message,
      fix: fixOf(document, issue, help(path[0])),
    };
  });
  return {data, problems};
}

/**
 * Read and validate the text of one YAML file.
 * @param file path for error messages, such as `data/values/kms.yaml`
 * @param help the fix for a value that the schema refuses
 */
export function parseYaml<T>(
  schema: z.ZodType<T>,
  file: string,
  text: string,
  help: string,
): YamlResult<T> {
  const reading = readYaml(text);
  if (!reading.ok) return {ok: false, problems: [{...reading.problem, file}]};
  const {data, problems} = validateYaml(schema, reading, () => help);
  return problems.length === 0
    ? {ok: true, parsed: {file, content: data as T, lines: reading.lines}}
    : {ok: false, problems: problems.map((each) => ({...each, file}))};
}
