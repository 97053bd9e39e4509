import {
  isCollection,
  isNode,
  isPair,
  isScalar,
  LineCounter,
  parseDocument,
  type Document,
} from 'yaml';
import type * as z from 'zod';

type Path = readonly PropertyKey[];

/** A mistake in a YAML file, with its line and how to correct it. */
export type YamlProblem = {
  readonly file: string;
  readonly line: number;
  readonly message: string;
  readonly fix: string;
};

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

/** The content of a YAML text, or why and where it cannot be read. */
type YamlReading =
  | {
      readonly ok: true;
      readonly content: unknown;
      readonly lines: Readonly<Lines>;
      readonly document: Document.Parsed;
    }
  | {readonly ok: false; readonly line: number; readonly column: number; readonly message: string};

/** Read a YAML text, with the line of each value. */
export function readYaml(text: string): YamlReading {
  const counter = new LineCounter();
  const document = parseDocument(text, {lineCounter: counter, prettyErrors: false});
  // A warning is an unknown tag. The parser would read `!not this` as `this`.
  const [error] = [...document.errors, ...document.warnings];
  if (error) {
    const {line, col: column} = counter.linePos(error.pos[0]);
    return {ok: false, line, column, message: error.message};
  }
  try {
    const lines: Lines = {};
    addLines(lines, counter, '', document.contents);
    return {ok: true, content: document.toJS(), lines, document};
  } catch (cause) {
    // A text that begins with an asterisk is an alias.
    return {ok: false, line: 1, column: 1, message: String(cause)};
  }
}

/**
 * Return the YAML of a value that has to be a text, and that YAML reads as a number or another type because it has no quotation
 * marks. Return undefined for other problems.
 * @example 3.10 for `version: 3.10`, which is read as 3.1
 */
export function unquotedText(
  document: Document.Parsed,
  issue: z.core.$ZodIssue,
): string | undefined {
  if (issue.code !== 'invalid_type' || issue.expected !== 'string') return undefined;
  const node = document.getIn(issue.path, true);
  return isScalar(node) && node.source ? node.source : undefined;
}

/** Say how to correct a value that the schema refuses. */
function fixOf(document: Document.Parsed, issue: z.core.$ZodIssue, help: string): string {
  const unquoted = unquotedText(document, issue);
  if (unquoted) return `write '${unquoted}', in quotation marks`;
  if (issue.code === 'unrecognized_keys')
    return `remove ${issue.keys.join(', ')}, put the whole text in quotation marks if it has a comma, or correct the spelling: ${help}`;
  if (issue.code === 'invalid_value') return `write ${issue.values.map(String).join(' or ')}`;
  return help;
}

/**
 * Read and validate the text of one YAML file.
 * @param file path for error messages, such as `data/limits/kms.yaml`
 * @param help the fix for a value that the schema refuses
 */
export function parseYaml<T>(
  schema: z.ZodType<T>,
  file: string,
  text: string,
  help: string,
): YamlResult<T> {
  const reading = readYaml(text);
  if (!reading.ok) {
    const {line, message} = reading;
    const fix =
      'indent the line like the entry above it, and put the whole text in quotation marks if it has a colon, a comma or another sign of YAML';
    return {ok: false, problems: [{file, line, message: `not valid YAML: ${message}`, fix}]};
  }
  const {content, lines, document} = reading;
  const result = schema.safeParse(content);
  if (result.success) return {ok: true, parsed: {file, content: result.data, lines}};
  const problems = result.error.issues.map((issue) => {
    const {path, message} = issue;
    const key = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
    return {
      file,
      line: lineAt({lines}, [...path, ...key]),
      message: `${path.join('.') || 'the file'}: ${message}`,
      fix: fixOf(document, issue, help),
    };
  });
  return {ok: false, problems};
}
