import {CLASSES, LANGUAGES, type Language, type QueryClass} from './queries';
import {figuresOf, type Outcome} from './score';

/** What the search must reach in each language, over both halves of the queries. */
export const GOALS = {hit1: 0.88, hit3: 0.97, classHit3: 0.85} as const;

/**
 * Below that a change made the search worse and the tests fail: some three queries of a language, or one of a class,
 * under what it reached when the floors were set. Raise them when the search gets better.
 */
export const FLOORS = {hit1: 0.865, hit3: 0.95, classHit3: 0.8} as const;

/** Figures to reach, as shares. */
export type Targets = {hit1: number; hit3: number; classHit3: number};

/** A goal that is not reached. */
export type Miss = {
  language: Language;
  queryClass: QueryClass | 'all';
  figure: 'hit@1' | 'hit@3';
  value: number;
  goal: number;
};

/** Every goal (or floor) that the answers miss. A language without queries misses all of them. */
export function missedGoals(
  outcomes: readonly Outcome[],
  {hit1, hit3, classHit3}: Targets = GOALS,
): Miss[] {
  return LANGUAGES.flatMap((language) => {
    const ofLanguage = outcomes.filter(({query}) => query.language === language);
    const all = figuresOf(ofLanguage);
    const wanted: Miss[] = [
      {language, queryClass: 'all', figure: 'hit@1', value: all.hit1, goal: hit1},
      {language, queryClass: 'all', figure: 'hit@3', value: all.hit3, goal: hit3},
      ...CLASSES.map((queryClass): Miss => {
        const ofClass = ofLanguage.filter(({query}) => query.queryClass === queryClass);
        const value = figuresOf(ofClass).hit3;
        return {language, queryClass, figure: 'hit@3', value, goal: classHit3};
      }),
    ];
    return wanted.filter(({value, goal}) => value < goal);
  });
}

/** A class in which another engine is ahead, or level where only one can be first. */
export type Lag = {language: Language; queryClass: QueryClass; engine: string; what: string};

const percent = (value: number) => `${(100 * value).toFixed(1)} %`;

/**
 * The classes in which `ours` is not ahead of `theirs`: ahead means no less hit@3 and a higher MRR, or both perfect.
 */
export function lagsBehind(
  ours: readonly Outcome[],
  theirs: readonly Outcome[],
  engine: string,
): Lag[] {
  return LANGUAGES.flatMap((language) =>
    CLASSES.flatMap((queryClass) => {
      const figures = (outcomes: readonly Outcome[]) =>
        figuresOf(
          outcomes.filter(
            ({query}) => query.language === language && query.queryClass === queryClass,
          ),
        );
      const [our, their] = [figures(ours), figures(theirs)];
      const isAhead = our.hit3 >= their.hit3 && (our.mrr > their.mrr || our.mrr === 1);
      const what =
        `hit@3 ${percent(our.hit3)} against ${percent(their.hit3)}, ` +
        `MRR ${our.mrr.toFixed(3)} against ${their.mrr.toFixed(3)}`;
      return isAhead || our.queries === 0 ? [] : [{language, queryClass, engine, what}];
    }),
  );
}
