import type {Problem} from './problem';
import type {TextFile} from './readPages';

/** Match a comment in MDX, or in YAML after `#`: `lint-ignore spelling: a property of CSS`. */
const EXEMPTION = /(?:\{\/\*|#) *lint-ignore +([\w-]+): *\S/g;

/**
 * Remove the problems that a writer has exempted. The comment with the rule and the reason is on the line of the problem or on the line
 * before it. A comment at the end of a line therefore also exempts the next line.
 */
export function withoutExempted(
  problems: readonly Problem[],
  files: readonly TextFile[],
): Problem[] {
  const linesOf = new Map(files.map(({file, text}) => [file, text.split('\n')]));
  return problems.filter(({file, line, rule}) => {
    const lines = linesOf.get(file)?.slice(Math.max(0, line - 2), line) ?? [];
    return !lines.some((each) => [...each.matchAll(EXEMPTION)].some(([, name]) => name === rule));
  });
}
