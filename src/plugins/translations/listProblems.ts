import type {DetectedPage} from './detectTranslation';
import type {TranslationProblem} from './types';

/** A problem with its file; `rule` is its kind. */
export type LocatedProblem = Pick<TranslationProblem, 'line' | 'message' | 'fix'> & {
  readonly file: string;
  readonly rule: string;
};

/** Lists every problem of some pages, by severity. */
export function listProblems(pages: readonly DetectedPage[]): {
  errors: LocatedProblem[];
  warnings: LocatedProblem[];
} {
  const located = (wanted: TranslationProblem['severity']) =>
    pages.flatMap(({problems, translation, sourceFile, translationFile}) =>
      problems
        .filter(({severity}) => severity === wanted)
        .map(({kind, line, message, fix}) => ({
          file: translation === undefined ? sourceFile : translationFile,
          line,
          rule: kind,
          message,
          fix,
        })),
    );
  return {errors: located('error'), warnings: located('warning')};
}

/** Shows a problem as one line. */
export const formatProblem = ({file, line, rule, message, fix}: LocatedProblem): string =>
  `${file}:${line} ${rule}: ${message}. Fix: ${fix}.`;
