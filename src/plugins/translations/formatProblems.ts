import type {DetectedPage} from './detectAll';
import type {TranslationProblem} from './types';

/** A problem with its file; `rule` is its kind. */
type LocatedProblem = Pick<TranslationProblem, 'line' | 'message' | 'fix'> & {
  readonly file: string;
  readonly rule: string;
};

/** Every problem of some pages, by severity. */
export function listProblems(pages: readonly DetectedPage[]): {
  errors: LocatedProblem[];
  warnings: LocatedProblem[];
} {
  const located = (severity: TranslationProblem['severity']) =>
    pages.flatMap((page) => {
      const file = page.translation === undefined ? page.sourceFile : page.translationFile;
      return page.problems
        .filter((problem) => problem.severity === severity)
        .map(({kind, line, message, fix}) => ({file, line, rule: kind, message, fix}));
    });
  return {errors: located('error'), warnings: located('warning')};
}

const formatProblem = ({file, line, rule, message, fix}: LocatedProblem): string =>
  `${file}:${line} ${rule}: ${message}. Fix: ${fix}.`;

/** Formats every problem of some pages as one line with file, line, message and fix. */
export function formatProblems(pages: readonly DetectedPage[]): {
  errors: string[];
  warnings: string[];
} {
  const {errors, warnings} = listProblems(pages);
  return {errors: errors.map(formatProblem), warnings: warnings.map(formatProblem)};
}

/** Fails the build with all errors, one per line. */
export class TranslationError extends Error {
  constructor(errors: readonly string[]) {
    super(
      `The translations have ${errors.length} mistake(s):\n${errors.map((line) => `  ${line}`).join('\n')}`,
    );
    this.name = 'TranslationError';
  }
}
