/** One problem of a text: where it is, what is wrong, how to fix it. */
export type Finding = {
  /** Path from the root of the site, with `/`. */
  readonly file: string;
  readonly line: number;
  /** Counts from 1, where the place in the line matters. */
  readonly column?: number;
  readonly rule: string;
  readonly message: string;
  readonly fix: string;
  /** `warning` for what has to be known, but stops nobody. A mistake by default. */
  readonly severity?: 'error' | 'warning';
};

/** What a rule reports; the runner adds the file and the rule's name. */
export type Remark = Omit<Finding, 'file' | 'rule'>;

/** The end of a finding: what is wrong and how to fix it. */
const sentences = ({message, fix}: Finding): string =>
  `${message.replace(/[\uFFFC-\uFFFF]/g, '…')}. Fix: ${fix.replace(/[.?]$/, '')}${fix.endsWith('?') ? '?' : '.'}`;

/**
 * A finding as one line.
 * @example showFinding({file: 'docs/a.mdx', line: 3, rule: 'word', message: 'forbidden word ("simply")', fix: 'leave it out'})
 * → 'docs/a.mdx:3 word: forbidden word ("simply"). Fix: leave it out.'
 */
function showFinding(finding: Finding): string {
  const {file, line, column, rule} = finding;
  const place = [file, line, ...(column === undefined ? [] : [column])].join(':');
  return `${place} ${rule}: ${sentences(finding)}`;
}

const escapeText = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const escapeProperty = (text: string): string =>
  escapeText(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/**
 * A finding as a workflow command, which GitHub shows beside the line in a pull request.
 * https://docs.github.com/en/actions/reference/workflow-commands-for-github-actions#setting-an-error-message; the escapes are
 * those of https://github.com/actions/toolkit/blob/main/packages/core/src/command.ts
 */
function annotationOf(finding: Finding): string {
  const {file, line, column, rule, severity = 'error'} = finding;
  const place = column === undefined ? `line=${line}` : `line=${line},col=${column}`;
  const title = `title=${escapeProperty(rule)}`;
  return `::${severity} file=${escapeProperty(file)},${place},${title}::${escapeText(sentences(finding))}`;
}

/**
 * The lines that show some findings: one each, and in a workflow of GitHub Actions one more, the annotation.
 * @param env where `GITHUB_ACTIONS` says that a workflow runs
 */
export function showFindings(
  findings: readonly Finding[],
  env: NodeJS.ProcessEnv = process.env,
): string[] {
  const shown = env.GITHUB_ACTIONS === 'true' ? [showFinding, annotationOf] : [showFinding];
  return findings.flatMap((finding) => shown.map((show) => show(finding)));
}

/** Rules whose findings bring others about: a page that is cut short by one lacks parts and entries. */
export const CAUSES = ['syntax', 'code', 'notice', 'list'];

const order = ({rule, line}: Finding): number => (CAUSES.includes(rule) ? line - 1e6 : line);

/** Sorts findings by file and line, in each file those first that may be the cause of others. */
export function sortFindings(findings: readonly Finding[]): Finding[] {
  return [...findings].sort(
    (a, b) => a.file.localeCompare(b.file) || order(a) - order(b) || a.rule.localeCompare(b.rule),
  );
}
