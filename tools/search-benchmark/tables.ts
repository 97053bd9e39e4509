import {CLASSES, HALVES, type Language, type QueryClass} from './queries';
import {figuresOf, type Figures, type Outcome} from './score';

/** A table with a heading; the first column names the row. */
export type Table = {title: string; columns: string[]; rows: string[][]};

/** The answers of one engine to all queries. */
export type Answers = {engine: string; outcomes: readonly Outcome[]};

const NAMES: Record<Language, string> = {en: 'English', zh: 'Chinese'};
const FIGURES = ['hit@1', 'hit@3', 'MRR', 'place'];
const ALL = 'all queries';

const percent = (value: number | null) => (value === null ? '–' : (100 * value).toFixed(1));

function cells({queries, hit1, hit3, mrr, place}: Figures): string[] {
  return queries === 0
    ? FIGURES.map(() => '–')
    : [percent(hit1), percent(hit3), mrr.toFixed(3), percent(place)];
}

function ofClass(outcomes: readonly Outcome[], queryClass: QueryClass): Outcome[] {
  return outcomes.filter(({query}) => query.queryClass === queryClass);
}

function ofLanguage(outcomes: readonly Outcome[], language: Language): Outcome[] {
  return outcomes.filter(({query}) => query.language === language);
}

/** Scores of one engine in one language by class, for each half and for both. */
export function tableOfHalves({engine, outcomes}: Answers, language: Language): Table {
  const own = ofLanguage(outcomes, language);
  const parts = [
    ...HALVES.map((half) => ({
      name: half,
      outcomes: own.filter(({query}) => query.half === half),
    })),
    {name: 'both', outcomes: own},
  ];
  const row = (name: string, pick: (outcomes: readonly Outcome[]) => readonly Outcome[]) => [
    name,
    String(pick(own).length),
    ...parts.flatMap((part) => cells(figuresOf(pick(part.outcomes)))),
  ];
  return {
    title: `${NAMES[language]}: ${engine}`,
    columns: [
      'Class',
      'queries',
      ...parts.flatMap((part) => FIGURES.map((figure) => `${part.name} ${figure}`)),
    ],
    rows: [
      ...CLASSES.map((queryClass) => row(queryClass, (list) => ofClass(list, queryClass))),
      row(ALL, (list) => list),
    ],
  };
}

/** Scores of several engines in one language, side by side: by class, and for each half. */
export function tableOfEngines(answers: readonly Answers[], language: Language): Table {
  const row = (name: string, pick: (outcomes: readonly Outcome[]) => readonly Outcome[]) => [
    name,
    ...answers.map(({outcomes}) => {
      const {queries, hit1, hit3, mrr} = figuresOf(pick(ofLanguage(outcomes, language)));
      return queries === 0 ? '–' : `${percent(hit1)} / ${percent(hit3)} / ${mrr.toFixed(3)}`;
    }),
  ];
  return {
    title: `${NAMES[language]}: hit@1 / hit@3 / MRR`,
    columns: ['Class', ...answers.map(({engine}) => engine)],
    rows: [
      ...CLASSES.map((queryClass) => row(queryClass, (list) => ofClass(list, queryClass))),
      ...HALVES.map((half) =>
        row(`${ALL}, ${half}`, (list) => list.filter(({query}) => query.half === half)),
      ),
      row(ALL, (list) => list),
    ],
  };
}

/** A table for the console. */
export function toText({title, columns, rows}: Table): string {
  // The name of a half stands above its figures, so that the columns stay narrow.
  const heads = columns.map((column) => column.split(' '));
  const split = heads.some((words) => words.length > 1 && FIGURES.includes(words.at(-1) ?? ''));
  const lines = split
    ? [
        heads.map((words) => (words.length > 1 ? (words[0] ?? '') : '')),
        heads.map((words) => words.at(-1) ?? ''),
        ...rows,
      ]
    : [columns, ...rows];
  const widths = columns.map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  const shown = lines.map((line) =>
    line
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  '),
  );
  return [title, ...shown].join('\n');
}

/** A table for a Markdown file. */
export function toMarkdown({title, columns, rows}: Table): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const ruler = columns.map((_, column) => (column === 0 ? '---' : '---:'));
  return [`### ${title}`, '', line(columns), line(ruler), ...rows.map(line)].join('\n');
}
