import {cpus} from 'node:os';
import {GOALS, lagsBehind, missedGoals, type Targets} from './goals';
import {LANGUAGES} from './queries';
import {tableOfEngines, tableOfHalves, toMarkdown, type Answers} from './tables';

// Two digits: 96.97 % misses 97 %, and must not read as 97.0 %.
const percent = (value: number) => `${(100 * value).toFixed(2)} %`;

/** The goals (or floors) that our own engine misses, one line each. */
export function describeMisses(
  {outcomes}: Answers,
  targets: Targets = GOALS,
  name: 'goal' | 'floor' = 'goal',
): string[] {
  return missedGoals(outcomes, targets).map(
    ({language, queryClass, figure, value, goal}) =>
      `${language} ${queryClass}: ${figure} is ${percent(value)}, the ${name} is ${percent(goal)}`,
  );
}

/** The classes in which our own engine is not ahead of each of the others, one line each. */
export function describeLags(ours: Answers, others: readonly Answers[]): string[] {
  return others
    .flatMap(({engine, outcomes}) => lagsBehind(ours.outcomes, outcomes, engine))
    .map(({language, queryClass, engine, what}) => `${language} ${queryClass}, ${engine}: ${what}`);
}

const list = (lines: readonly string[], none: string) =>
  lines.length > 0 ? lines.map((line) => `- ${line}`).join('\n') : none;

/**
 * The file results.md.
 * @param versions names of the engines with their versions
 * @param date day of the run, such as 2026-11-21
 */
export function toResultsFile(
  ours: Answers,
  others: readonly Answers[],
  versions: readonly string[],
  date: string,
): string {
  const count = (language: string) =>
    ours.outcomes.filter(({query}) => query.language === language).length;
  return [
    '# Results of the relevance benchmark',
    `Written on ${date} by \`npm run search:benchmark -- --compare --write\` (${cpus().length} cores, Node ${process.versions.node}). ` +
      `${count('en')} English and ${count('zh')} Chinese queries; README.md says what the words mean and how to read the tables.`,
    `Engines: ${versions.join(', ')}.`,
    '## All engines, both halves of the queries',
    ...LANGUAGES.map((language) => toMarkdown(tableOfEngines([ours, ...others], language))),
    '## This search, half by half',
    ...LANGUAGES.map((language) => toMarkdown(tableOfHalves(ours, language))),
    '## Goals that are missed',
    list(describeMisses(ours), 'None.'),
    '## Classes in which another engine is ahead or level',
    'Ahead means no less hit@3 and a higher MRR, or every query first.',
    list(describeLags(ours, others), 'None.'),
    '',
  ]
    .join('\n\n')
    .trimEnd()
    .concat('\n');
}
