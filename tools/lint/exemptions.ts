import type {Problem} from './problem';
import type {TextFile} from './readPages';

/** Match a comment in MDX, or in YAML after `#`: `lint-ignore spelling: a property of CSS`. */
const EXEMPTION = /(?:\{\/\*|#) *lint-ignore +([\w-]+): *\S/g;

/** Tell whether a line of a page or of a YAML file has nothing but comments. */
const hasOnlyComments = (file: string, line: string): boolean =>
  file.endsWith('.yaml')
    ? /^\s*#/.test(line)
    : /^\s*(?:\{\/\*(?:(?!\*\/).)*\*\/\}\s*)+$/.test(line);

/**
 * Remove the problems that a writer has exempted. The comment with the rule and the reason is at the end of the line of the problem, or alone
 * on the line before it. Nothing exempts from the rule `syntax`, because the build reads the syntax, too.
 */
export function withoutExempted(
  problems: readonly Problem[],
  files: readonly TextFile[],
): Problem[] {
  const linesOf = new Map(files.map(({file, text}) => [file, text.split('\n')]));
  return problems.filter(({file, line, rule}) => {
    if (rule === 'syntax') return true;
    const lines = linesOf.get(file) ?? [];
    const before = lines[line - 2] ?? '';
    const comments = [lines[line - 1] ?? '', hasOnlyComments(file, before) ? before : ''];
    return !comments.some((each) =>
      [...each.matchAll(EXEMPTION)].some(([, name]) => name === rule),
    );
  });
}
