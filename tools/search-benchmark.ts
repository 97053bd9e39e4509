/**
 * Measure how well the search of the built site finds the right page (`npm run search:benchmark`). The command prints a
 * table of scores and the queries without an accepted page at rank 1. With `--check` it prints only the table, and exits
 * with 1 when a score is below its floor. See tools/search-benchmark/README.md.
 */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {localePath} from '../src/content/locales';
import {createPageSearch, listAddresses} from './search-benchmark/pageSearch';
import {isUnseen, QUERY_LANGUAGES, readQueries} from './search-benchmark/queries';
import {readIndex} from './search-benchmark/readIndex';
import {
  describeMiss,
  evaluateQuery,
  findGoneAnswers,
  findMissedFloors,
  toTable,
} from './search-benchmark/score';
import {runMain} from './runMain';

function main(): Promise<number> {
  const {values} = parseArgs({options: {check: {type: 'boolean', default: false}}});
  const table: Record<string, object> = {};
  const misses: string[] = [];
  const missedFloors: string[] = [];
  for (const language of QUERY_LANGUAGES) {
    const index = readIndex(path.join('build', localePath(language)));
    const queries = readQueries(language);
    const gone = findGoneAnswers(queries, listAddresses(index));
    if (gone.length > 0) throw new Error(gone.join('\n'));
    const findPages = createPageSearch(index);
    const results = queries.map((query) => evaluateQuery(query, findPages(query.text)));
    Object.assign(table, toTable(language, results));
    const known = results.filter(({query}) => !isUnseen(query));
    misses.push(...known.filter(({rank}) => rank !== 1).map(describeMiss));
    missedFloors.push(...findMissedFloors(language, results));
  }
  console.table(table);
  if (!values.check) console.log(misses.join('\n'));
  missedFloors.forEach((floor) => console.error(floor));
  return Promise.resolve(values.check && missedFloors.length > 0 ? 1 : 0);
}

void runMain(main);
