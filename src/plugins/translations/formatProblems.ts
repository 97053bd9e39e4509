import type {DetectedPage} from './detectAll';
import type {TranslationProblem} from './types';

function formatProblem(page: DetectedPage, {kind, line, message, fix}: TranslationProblem): string {
  const file = page.translation === undefined ? page.sourceFile : page.translationFile;
  return `${file}:${line} ${kind}: ${message}. Fix: ${fix}.`;
}

/** Formats every problem of some pages as one line with file, line, message and fix. */
export function formatProblems(pages: readonly DetectedPage[]): {
  errors: string[];
  warnings: string[];
} {
  const lines = (severity: TranslationProblem['severity']) =>
    pages.flatMap((page) =>
      page.problems
        .filter((problem) => problem.severity === severity)
        .map((problem) => formatProblem(page, problem)),
    );
  return {errors: lines('error'), warnings: lines('warning')};
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
