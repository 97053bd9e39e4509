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
  /** The file of a translation without the heading that this finding misses. If the heading itself is reported, this finding is not shown. */
  readonly causedBy?: string;
};

/** What a rule reports. The text lint adds the file, and the name and the severity of the rule. */
export type RuleFinding = Pick<Finding, 'line' | 'column' | 'message' | 'fix' | 'causedBy'>;

/** Join the message and the fix of a finding. Placeholders for components and labels are shown as `…`. */
const describeFinding = ({message, fix}: Finding): string =>
  `${message.replaceAll('\uFFFC', '…')}. Fix: ${fix}${/[.?]$/.test(fix) ? '' : '.'}`;

/**
 * Format a finding as one line.
 * @example 'docs/a.mdx:3 spelling: unknown word ("tracable"). Fix: write traceable.'
 */
function formatFinding(finding: Finding): string {
  const {file, line, column, rule} = finding;
  const position = [file, line, ...(column === undefined ? [] : [column])].join(':');
  return `${position} ${rule}: ${describeFinding(finding)}`;
}

const escapeText = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const escapeProperty = (text: string): string =>
  escapeText(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/**
 * Format a finding as a workflow command, so that GitHub shows it beside its line in the pull request.
 * https://docs.github.com/en/actions/reference/workflow-commands-for-github-actions#setting-an-error-message
 */
function formatAnnotation(finding: Finding): string {
  const {file, line, rule, severity = 'error'} = finding;
  const properties = `file=${escapeProperty(file)},line=${line},title=${escapeProperty(rule)}`;
  return `::${severity} ${properties}::${escapeText(describeFinding(finding))}`;
}

/** Format findings for the terminal, and inside GitHub Actions as annotations too. */
export function formatFindings(
  findings: readonly Finding[],
  env: NodeJS.ProcessEnv = process.env,
): string[] {
  const formats =
    env.GITHUB_ACTIONS === 'true' ? [formatFinding, formatAnnotation] : [formatFinding];
  return findings.flatMap((finding) => formats.map((format) => format(finding)));
}

/** Sort findings by file, line and rule. */
export function sortFindings(findings: readonly Finding[]): Finding[] {
  return [...findings].sort(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.rule.localeCompare(b.rule),
  );
}
