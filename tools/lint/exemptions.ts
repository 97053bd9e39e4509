import type {Finding} from './finding';

/** A comment in which a writer exempts a line from a rule: `lint-ignore number: these are other 30 days`. */
export type Exemption = {
  readonly file: string;
  readonly line: number;
  readonly rule: string;
  readonly reason: string;
};

/** The comment in MDX, or in YAML after `#`. */
const COMMENT = /(?:\{\/\*|#) *lint-ignore(?: +([\w-]+))? *:? *(.*?) *(?:\*\/\}.*)?$/;

/** List the exemptions in the text of a page or of a YAML file. */
export function readExemptions(file: string, text: string): Exemption[] {
  return text.split('\n').flatMap((line, index) => {
    const comment = COMMENT.exec(line);
    if (!comment) return [];
    const [, rule = '', reason = ''] = comment;
    return [{file, line: index + 1, rule, reason}];
  });
}

/** Tell whether an exemption is about a finding. It counts for its own line and for the next line. */
const isAbout = (exemption: Exemption, {file, line, rule}: Finding): boolean =>
  exemption.file === file &&
  exemption.rule === rule &&
  [exemption.line, exemption.line + 1].includes(line);

/** Remove the findings that are exempted with a reason. */
export const withoutExempted = (
  findings: readonly Finding[],
  exemptions: readonly Exemption[],
): Finding[] =>
  findings.filter(
    (finding) => !exemptions.some((each) => each.reason !== '' && isAbout(each, finding)),
  );

/** Report exemptions without a reason, and those that exempt nothing. */
export function checkExemptions(
  findings: readonly Finding[],
  exemptions: readonly Exemption[],
): Finding[] {
  return exemptions.flatMap((exemption) => {
    const {file, line, reason} = exemption;
    const location = {file, line, rule: 'lint-ignore'};
    if (reason === '') {
      const fix = 'write {/* lint-ignore rule: reason */}, or # lint-ignore rule: reason in YAML';
      return [{...location, message: 'an exemption without a rule or without a reason', fix}];
    }
    if (findings.some((finding) => isAbout(exemption, finding))) return [];
    const message = `the rule "${exemption.rule}" finds nothing here that has to be exempted`;
    return [{...location, message, fix: 'remove the comment'}];
  });
}
