/** A problem in a file: where it is, what is wrong, and how to fix it. */
export type Problem = {
  /** Path from the root of the site, with `/`. */
  readonly file: string;
  readonly line: number;
  /** Counts from 1. Only set when the position in the line matters. */
  readonly column?: number;
  readonly rule: string;
  readonly message: string;
  readonly fix: string;
  /** A warning is shown, but does not fail the check. The default is an error. */
  readonly severity?: 'error' | 'warning';
};

/** What a rule reports. The text lint adds the file, and the name and the severity of the rule. */
export type RuleProblem = Pick<Problem, 'line' | 'column' | 'message' | 'fix'>;

/**
 * Format a problem as one line. Placeholders for components and labels are shown as `…`.
 * @example 'docs/a.mdx:3 spelling: unknown word ("tracable"). Fix: write traceable.'
 */
function formatProblem({file, line, column, rule, message, fix}: Problem): string {
  const position = [file, line, ...(column === undefined ? [] : [column])].join(':');
  const end = /[.?]$/.test(fix) ? '' : '.';
  return `${position} ${rule}: ${message.replaceAll('\uFFFC', '…')}. Fix: ${fix}${end}`;
}

/** Format problems for the terminal. */
export const formatProblems = (problems: readonly Problem[]): string[] =>
  problems.map(formatProblem);

/** Sort problems by file, line and rule. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return [...problems].sort(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.rule.localeCompare(b.rule),
  );
}
