import type {DetectedPage} from './detectTranslation';
import type {TranslationProblem} from './types';

/** A problem with the file in which it is reported. */
type LocatedProblem = TranslationProblem & {readonly file: string};

/** List the problems of the given pages. A problem is reported in the translation or, if there is none, in the English page. */
export const listProblems = (pages: readonly DetectedPage[]): LocatedProblem[] =>
  pages.flatMap(({problems, translation, englishFile, translationFile}) =>
    problems.map((problem) => ({
      file: translation === undefined ? englishFile : translationFile,
      ...problem,
    })),
  );

/** Format a problem as one line. */
export const formatProblem = ({file, line, rule, message, fix}: LocatedProblem): string =>
  `${file}:${line} ${rule}: ${message}. Fix: ${fix}.`;
