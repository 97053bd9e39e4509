/** One problem of a text: where it is, what is wrong, how to fix it. */
export type Finding = {
  readonly file: string;
  readonly line: number;
  readonly rule: string;
  readonly message: string;
  readonly fix: string;
};

/** What a rule reports; the runner adds the file and the rule's name. */
export type Remark = Pick<Finding, 'line' | 'message' | 'fix'>;

/**
 * A finding as one line.
 * @example showFinding({file: 'docs/a.mdx', line: 3, rule: 'word', message: 'forbidden word ("simply")', fix: 'leave it out'})
 * → 'docs/a.mdx:3 word: forbidden word ("simply"). Fix: leave it out.'
 */
export function showFinding({file, line, rule, message, fix}: Finding): string {
  return `${file}:${line} ${rule}: ${message}. Fix: ${fix.replace(/\.$/, '')}.`;
}

/** Sorts findings by file and line. */
export function sortFindings(findings: readonly Finding[]): Finding[] {
  return [...findings].sort(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.rule.localeCompare(b.rule),
  );
}
