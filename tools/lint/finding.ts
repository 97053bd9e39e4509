/** One mistake in a text, told so that a writer can put it right: where, what, how. */
export type Finding = {
  readonly file: string;
  readonly line: number;
  readonly rule: string;
  readonly message: string;
  readonly fix: string;
};

/** What a rule reports; the file and the rule's name are added by whoever runs it. */
export type Remark = Pick<Finding, 'line' | 'message' | 'fix'>;

/**
 * A finding as one line.
 * @example showFinding({file: 'docs/a.mdx', line: 3, rule: 'word', message: 'forbidden word ("simply")', fix: 'leave it out'})
 * → 'docs/a.mdx:3 word: forbidden word ("simply"). Fix: leave it out.'
 */
export function showFinding({file, line, rule, message, fix}: Finding): string {
  return `${file}:${line} ${rule}: ${message}. Fix: ${fix.replace(/\.$/, '')}.`;
}

/** Findings by file and line, as a reader of the list works through them. */
export function sortFindings(findings: readonly Finding[]): Finding[] {
  return [...findings].sort(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.rule.localeCompare(b.rule),
  );
}
