/** A syntax error of a page, with its position and how to correct it. */
export type SyntaxProblem = {
  readonly line: number;
  /** Counts from 1. */
  readonly column: number;
  readonly message: string;
  readonly fix: string;
};

/** An error of the MDX parser, with only the properties that are used here (https://github.com/vfile/vfile-message). */
export type ParserMessage = {
  readonly reason: string;
  readonly line?: number;
  readonly column?: number;
};

/** Patterns of parser messages, with advice on how to correct the error. The first pattern that matches is used. */
const ADVICE: readonly (readonly [RegExp, string])[] = [
  [
    /closing (?:tag|slash)/,
    'close each tag in the paragraph or list item where it opens. Put a placeholder such as <name> in code: `<name>`',
  ],
  [/expression/, 'put braces in code: `{…}`, or write a backslash before each: \\{…\\}'],
  [/import/, 'start the line with another word: MDX reads import and export as code'],
  [
    /./,
    'write attributes as name="value"; put any other < in code, or write a backslash before it: \\<',
  ],
];

/** Convert an error of the MDX parser into a problem with a fix. An unclosed tag is reported where it opens, not where the parser stopped. */
export function explainSyntaxError({reason, line = 1, column = 1}: ParserMessage): SyntaxProblem {
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
 * Find a code block without a closing fence. The text after it is shown as code, up to the end of the page or to the closing fence of
 * the next code block.
 */
export function findUnclosedFence(
  blocks: readonly CodeBlock[],
  text: string,
): SyntaxProblem | undefined {
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
