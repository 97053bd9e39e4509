/**
 * Measure how well the search of the built site finds the right page (`npm run search:benchmark`). The command prints a
 * table of scores and the queries of the tuning set without an accepted page at rank 1. With `--check` it prints only
 * the table, and exits with 1 when a score is below its floor. See tools/search-benchmark/README.md.
 */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {localePath} from '../src/content/locales';
import {createPageSearch, findMissingAnswers} from './search-benchmark/pageSearch';
import {QUERY_LANGUAGES, QUERY_SETS, readQueries} from './search-benchmark/queries';
import {readIndex} from './search-benchmark/readIndex';
import {describeMiss, evaluateQuery, findMissedFloors, toTableRows} from './search-benchmark/score';
import {runMain} from './runMain';
import {consoleTable} from './consoleTable';

const FIGURES = ['hit@1', 'hit@3', 'MRR', 'place'];

function main(): Promise<number> {
  const {values} = parseArgs({options: {check: {type: 'boolean', default: false}}});
  const rows = [
    ['', '', ...[...QUERY_SETS, 'both'].flatMap((set) => FIGURES.map(() => set))],
    ['class', 'queries', ...[...QUERY_SETS, 'both'].flatMap(() => FIGURES)],
  ];
  const missed: string[] = [];
  const falls: string[] = [];
  for (const language of QUERY_LANGUAGES) {
    const index = readIndex(path.join('build', localePath(language)));
    const ask = createPageSearch(index);
    const {queries, problems} = readQueries(language);
    const mistakes = [
      ...problems.map(({file, line, message}) => `${file}:${line} ${message}`),
      ...findMissingAnswers(queries, index),
    ];
    if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
    const outcomes = queries.map((query) => evaluateQuery(query, ask(query.text)));
    rows.push(...toTableRows(language, outcomes));
    missed.push(
      ...outcomes.filter(({rank, query}) => rank !== 1 && query.set === 'tune').map(describeMiss),
    );
    falls.push(...findMissedFloors(language, outcomes));
  }
  console.log([consoleTable(rows), ...(values.check ? [] : missed)].join('\n'));
  falls.forEach((fall) => console.error(fall));
  return Promise.resolve(values.check && falls.length > 0 ? 1 : 0);
}

void runMain(main);
