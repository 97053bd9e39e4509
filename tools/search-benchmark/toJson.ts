import {CLASSES, HALVES, LANGUAGES} from './queries';
import {figuresOf} from './score';
import type {Answers} from './tables';

/** The figures of every engine by language, half and class. */
export function toJson(answers: readonly Answers[]): string {
  const figures = answers.flatMap(({engine, outcomes}) =>
    LANGUAGES.flatMap((language) =>
      [...HALVES, 'both' as const].flatMap((half) =>
        [...CLASSES, 'all' as const].map((queryClass) => ({
          ...{engine, language, half, class: queryClass},
          ...figuresOf(
            outcomes.filter(
              ({query}) =>
                query.language === language &&
                (half === 'both' || query.half === half) &&
                (queryClass === 'all' || query.queryClass === queryClass),
            ),
          ),
        })),
      ),
    ),
  );
  return JSON.stringify(figures, null, 2);
}
