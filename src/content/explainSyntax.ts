import {LineCounter, parseDocument} from 'yaml';

/** A syntax error of a page, with its position and how to correct it. */
export type SyntaxMistake = {
  readonly line: number;
  /** Counts from 1. */
  readonly column: number;
  readonly message: string;
  readonly fix: string;
};

/** The properties that we use of an error of the MDX parser (https://github.com/vfile/vfile-message). */
export type ParserMessage = {
  readonly reason: string;
  readonly line?: number;
  readonly column?: number;
};

/** How to correct an error of the MDX parser, by its message. The first pattern that matches is used. */
const ADVICE: readonly (readonly [RegExp, string])[] = [
  [
    /closing (?:tag|slash)/,
    'close each tag in the paragraph or list item where it opens, or end it with /> if it has no content',
  ],
  [/expression/, 'put braces in code: `{…}`, or write a backslash before each: \\{…\\}'],
  [/import/, 'start the line with another word: MDX reads import and export as code'],
  [
    /./,
    'write attributes as name="value"; put any other < in code, or write a backslash before it: \\<',
  ],
];

/** Convert an error of the MDX parser. An unclosed tag is reported at its opening, and not where the parser stopped. */
export function explainSyntax({reason, line = 1, column = 1}: ParserMessage): SyntaxMistake {
  const opening = /\((\d+):(\d+)-/.exec(reason);
  return {
    line: opening ? Number(opening[1]) : line,
    column: opening ? Number(opening[2]) : column,
    message: reason,
    fix: ADVICE.find(([pattern]) => pattern.test(reason))?.[1] ?? '',
  };
}

/** A code block in the syntax tree of a page. */
type CodeBlock = {
  readonly value?: string;
  readonly position?: {
    readonly start: {readonly line: number; readonly column: number};
    readonly end: {readonly line: number};
  };
};

/**
 * Find a code block that is not closed, so that it swallows the text after it. Either the page ends inside it, or the closing
 * fence of the next block ends it.
 */
export function findOpenFence(
  blocks: readonly CodeBlock[],
  text: string,
): SyntaxMistake | undefined {
  const lines = text.split('\n');
  for (const {value = '', position} of blocks) {
    if (!position) continue;
    const {line, column} = position.start;
    const fence = /^(?:`{3,}|~{3,})/.exec(lines[line - 1]?.slice(column - 1) ?? '')?.[0];
    if (!fence) continue;
    const lastLine = lines[position.end.line - 1]?.replace(/^[\s>]*/, '') ?? '';
    const isClosed = position.end.line > line && lastLine.startsWith(fence);
    const hasNextBlock = new RegExp(`^\\s*${fence}\\w`, 'm').test(value);
    if (isClosed && !hasNextBlock) continue;
    return {
      line,
      column,
      message: 'this code block is not closed, so the text after it is shown as code',
      fix: `write ${fence} on a line of its own after the code, indented as its first line`,
    };
  }
  return undefined;
}

const QUOTE =
  "put a value that holds a colon or starts with a sign in quotation marks: name: 'value'";

/** Find the first syntax error in the front matter of a page. */
export function explainFrontMatter(text: string): SyntaxMistake | undefined {
  const opening = /^\uFEFF?---[ \t]*\r?\n/.exec(text)?.[0];
  if (opening === undefined) return undefined;
  const block = text.slice(opening.length).split(/^---[ \t]*\r?$/m);
  const start = {line: 1, column: 1};
  if (block.length === 1) {
    const fix = 'write --- on a line of its own after the last entry';
    return {...start, message: 'the front matter is not closed', fix};
  }
  const counter = new LineCounter();
  const {contents, errors} = parseDocument(block[0] ?? '', {
    lineCounter: counter,
    prettyErrors: false,
  });
  const [error] = errors;
  if (error) {
    const {line, col} = counter.linePos(error.pos[0]);
    return {line: line + 1, column: col, message: error.message, fix: QUOTE};
  }
  // One sentence is valid YAML, but has no entries.
  if (contents === null || 'items' in contents) return undefined;
  return {...start, message: 'the front matter has no entries', fix: 'write each as name: value'};
}
