import {consoleTable} from '../table';
import {CLASSES, HALVES, type Language} from './queries';
import {figuresOf, type Figures, type Outcome} from './score';

const NAMES: Record<Language, string> = {en: 'English', zh: 'Chinese'};
const FIGURES = ['hit@1', 'hit@3', 'MRR', 'place'];

const percent = (value: number | null) => (value === null ? '–' : (100 * value).toFixed(1));

function cells({queries, hit1, hit3, mrr, place}: Figures): string[] {
  return queries === 0
    ? FIGURES.map(() => '–')
    : [percent(hit1), percent(hit3), mrr.toFixed(3), percent(place)];
}

/** Console table of the scores in one language by class, for each half of the queries and both. */
export function scoreTable(outcomes: readonly Outcome[], language: Language): string {
  const own = outcomes.filter(({query}) => query.language === language);
  const row = (name: string, some: readonly Outcome[]) => [
    name,
    String(some.length),
    ...HALVES.flatMap((half) => cells(figuresOf(some.filter(({query}) => query.half === half)))),
    ...cells(figuresOf(some)),
  ];
  const lines = [
    ['', '', ...[...HALVES, 'both'].flatMap((half) => FIGURES.map(() => half))],
    ['Class', 'queries', ...[...HALVES, 'both'].flatMap(() => FIGURES)],
    ...CLASSES.map((name) =>
      row(
        name,
        own.filter(({query}) => query.queryClass === name),
      ),
    ),
    row('all queries', own),
  ];
  return `${NAMES[language]}\n${consoleTable(lines)}`;
}
