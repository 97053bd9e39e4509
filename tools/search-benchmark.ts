/**
 * Measure how well the search of the built site finds the right page (`npm run search:benchmark`). The command prints a
 * table of scores and the queries without an accepted page at rank 1. With `--check` it prints only the table, and exits
 * with 1 when a score is below its floor. See tools/search-benchmark/README.md.
 */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {localePath} from '../src/content/locales';
import {createPageSearch, findMissingAnswers} from './search-benchmark/pageSearch';
import {QUERY_LANGUAGES, readQueries} from './search-benchmark/queries';
import {readIndex} from './search-benchmark/readIndex';
import {describeMiss, evaluateQuery, findMissedFloors, toTable} from './search-benchmark/score';
import {runMain} from './runMain';

function main(): Promise<number> {
  const {values} = parseArgs({options: {check: {type: 'boolean', default: false}}});
  const table: Record<string, object> = {};
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
    Object.assign(table, toTable(language, outcomes));
    missed.push(...outcomes.filter(({rank}) => rank !== 1).map(describeMiss));
    falls.push(...findMissedFloors(language, outcomes));
  }
  console.table(table);
  if (!values.check) console.log(missed.join('\n'));
  falls.forEach((fall) => console.error(fall));
  return Promise.resolve(values.check && falls.length > 0 ? 1 : 0);
}

void runMain(main);
