/** A mistake in a file: where it is, what is wrong, and how to fix it. */
export type Finding = {
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
export type RuleFinding = Pick<Finding, 'line' | 'column' | 'message' | 'fix'>;

/**
 * Format a finding as one line. Placeholders for components and labels are shown as `…`.
 * @example 'docs/a.mdx:3 spelling: unknown word ("tracable"). Fix: write traceable.'
 */
function formatFinding({file, line, column, rule, message, fix}: Finding): string {
  const position = [file, line, ...(column === undefined ? [] : [column])].join(':');
  const end = /[.?]$/.test(fix) ? '' : '.';
  return `${position} ${rule}: ${message.replaceAll('\uFFFC', '…')}. Fix: ${fix}${end}`;
}

/** Format findings for the terminal. */
export const formatFindings = (findings: readonly Finding[]): string[] =>
  findings.map(formatFinding);

/** Sort findings by file, line and rule. */
export function sortFindings(findings: readonly Finding[]): Finding[] {
  return [...findings].sort(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.rule.localeCompare(b.rule),
  );
}
