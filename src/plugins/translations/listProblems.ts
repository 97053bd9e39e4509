import type {DetectedPage} from './detectTranslation';
import type {TranslationProblem} from './types';

/** A problem with its file; `rule` is its kind. */
export type LocatedProblem = Omit<TranslationProblem, 'kind'> & {
  readonly file: string;
  readonly rule: string;
};

/** List every problem of some pages. */
export const listProblems = (pages: readonly DetectedPage[]): LocatedProblem[] =>
  pages.flatMap(({problems, translation, sourceFile, translationFile}) =>
    problems.map(({kind: rule, ...rest}) => ({
      file: translation === undefined ? sourceFile : translationFile,
      rule,
      ...rest,
    })),
  );

/** Show a problem as one line. */
export const formatProblem = ({file, line, rule, message, fix}: LocatedProblem): string =>
  `${file}:${line} ${rule}: ${message}. Fix: ${fix}.`;
