import {LineCounter, parseDocument, type YAMLParseError} from 'yaml';
import type {SyntaxRemark} from './explainSyntax';

/** A value in quotation marks that YAML takes as it is. */
const quoted = (value: string): string => `'${value.replaceAll("'", "''")}'`;

/** A value without the quotation marks around it. */
const bare = (value: string): string => value.trim().replace(/^(["'])(.*)\1$/, '$2');

type Cause = Pick<SyntaxRemark, 'message' | 'fix'> & {
  /** Where the cause begins in its line, from 0. */
  readonly at?: number;
};

/** What is wrong with one line of a block with errors; undefined where the line looks right. */
function explainLine(line: string, isNested: boolean): Cause | undefined {
  if (/^ *\t/.test(line)) {
    return {message: 'a tab at the start of the line', fix: 'indent with two spaces'};
  }
  const wide = /^ *([\w-]+)：/.exec(line)?.[1];
  if (wide) return {message: 'a full-width colon', fix: `write ${wide}: and a space`};
  const [, indent = '', key, space = '', value = ''] =
    /^( *)([\w-]+):([ \t]*)(.*)$/.exec(line) ?? [];
  if (key === undefined) {
    const item = /^( *)-(\S.*)$/.exec(line);
    if (item && !/^--+\s*$/.test(line)) {
      const fix = `write ${item[1] ?? ''}- ${item[2] ?? ''}`;
      return {message: 'no space after the hyphen', fix};
    }
    return undefined;
  }
  if (indent !== '' && !isNested) {
    const fix = `start it at the beginning of the line: ${line.trim()}`;
    return {message: `the entry ${key} is indented`, fix};
  }
  const at = indent.length + key.length + 1 + space.length;
  if (space === '' && value !== '') {
    return {message: `no space after "${key}:"`, fix: `write ${key}: ${value}`, at};
  }
  const isQuoted = /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')\s*(?:#.*)?$/.test(value);
  if (value === '' || isQuoted) return undefined;
  const fix = `put the whole value in single quotation marks: ${key}: ${quoted(bare(value))}`;
  if (/^["']/.test(value)) {
    return {message: `the quotation marks of ${key} do not enclose the whole value`, fix, at};
  }
  if (/^[[{]/.test(value)) {
    const close = value.startsWith('[') ? ']' : '}';
    if (value.trimEnd().endsWith(close)) return undefined;
    return {message: `the list of ${key} is not closed`, fix: `end it with ${close}`, at};
  }
  if (/:(?:\s|$)/.test(value)) {
    return {message: `a colon in the value of ${key}`, fix, at: at + value.search(/:(?:\s|$)/)};
  }
  if (/^[@`%&*!|>?,\]}#]/.test(value)) {
    return {message: `the value of ${key} starts with "${value.charAt(0)}"`, fix, at};
  }
  return undefined;
}

const indentOf = (line: string): number => line.search(/\S|$/);

/** Whether a line belongs to an entry without a value above it. */
function isNested(lines: readonly string[], index: number): boolean {
  const own = indentOf(lines[index] ?? '');
  const parent = lines.slice(0, index).findLast((line) => line.trim() && indentOf(line) < own);
  return parent !== undefined && /:\s*$/.test(parent);
}

/** Messages for errors that no line of its own explains. */
function explainCode({code, message}: YAMLParseError): Cause {
  if (code === 'DUPLICATE_KEY') {
    return {message: 'an entry that is there already', fix: 'keep one of them'};
  }
  if (code === 'BAD_INDENT' || code === 'MISSING_CHAR') {
    const fix =
      'start each entry at the beginning of the line, and each item of a list with "  - "';
    return {message: 'an indentation that YAML cannot read', fix};
  }
  const fix = 'write each entry as "name: value", and put a value with a colon in quotation marks';
  return {message: `YAML cannot read this: ${message.split('\n')[0] ?? ''}`, fix};
}

/** What spoils any page: another encoding, a merge conflict, a line above the front matter. */
const SPOILT: readonly (readonly [RegExp, message: string, fix: string])[] = [
  [/[\uFFFD\0]/, 'the file is not UTF-8', 'save it as UTF-8'],
  [
    /^(?:<{7}|>{7}) /m,
    'a merge conflict is left',
    'keep one of the two texts, and remove the lines <<<<<<<, ======= and >>>>>>>; if they are stamps, keep either, and run npm run i18n -- ack',
  ],
  [
    /^[ \t\r\n]+---[ \t]*\n/,
    'the front matter does not start in the first line',
    'remove what is above it',
  ],
];

/**
 * What is wrong with the front matter of a page, in a writer's words; undefined when it can be read.
 * @example explainFrontMatter('---\ndescription: Keys: an overview\n---\n')
 * → {line: 2, column: 18, message: 'a colon in the value of description', fix: "put …: 'Keys: an overview'"}
 */
export function explainFrontMatter(text: string): SyntaxRemark | undefined {
  for (const [pattern, message, fix] of SPOILT) {
    const at = text.search(pattern);
    if (at >= 0) return {line: text.slice(0, at).split('\n').length, column: 1, message, fix};
  }
  const opening = /^\uFEFF?---[ \t]*\r?\n/.exec(text)?.[0];
  if (opening === undefined) {
    // Entries and a line of hyphens before the title: Markdown takes them for a heading.
    if (!/^\uFEFF?\s*[\w-]+:.*\n(?:[^#].*\n|\n)*?---[ \t]*(?:\r?\n|$)/.test(text)) return undefined;
    const fix = 'write --- on a line of its own before its first entry';
    return {line: 1, column: 1, message: 'the front matter has no start', fix};
  }
  const rest = text.slice(opening.length);
  const end = /^---[ \t]*$/m.exec(rest.replaceAll('\r', ' '));
  if (!end) {
    const message = 'the front matter has no end';
    const fix = 'write --- on a line of its own after its last entry';
    return {line: 1, column: 1, message, fix};
  }
  const block = rest.slice(0, end.index);
  const counter = new LineCounter();
  const {errors, contents} = parseDocument(block, {lineCounter: counter});
  const lines = block.split(/\r?\n/);
  const [error] = errors;
  // A block that is one sentence is valid YAML, but has no entries.
  const isText = contents !== null && !('items' in contents);
  if (!error && !isText) return undefined;
  const last = error ? Math.max(counter.linePos(error.pos[0]).line, 1) : lines.length;
  // The parser notices most mistakes in their line or a later one, an indented entry in the line above it.
  for (let index = Math.min(last, lines.length - 1); index >= 0; index -= 1) {
    const cause = explainLine(lines[index] ?? '', isNested(lines, index));
    if (cause) {
      const {at = 0, message, fix} = cause;
      return {line: index + 2, column: at + 1, message, fix};
    }
  }
  const cause = error
    ? explainCode(error)
    : {message: 'the front matter has no entries', fix: 'write each as "name: value"'};
  return {line: (error ? last : 1) + 1, column: 1, message: cause.message, fix: cause.fix};
}
