/**
 * Relevance benchmark of the search over the built site: `npm run search:benchmark [-- options]`.
 *
 * --failures      also list the queries of the half `tune` without an accepted page at rank 1
 * --check         exit with 1 when the search falls below a floor, or ranks a page about the site before the manual
 *                 (search-benchmark/score.ts)
 * --build=<dir>   another output folder of the site
 *
 * What the figures mean: tools/search-benchmark/README.md.
 */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {showFindings, type Finding} from './lint/finding';
import {LOCALES, localePath} from '../src/settings/locales';
import {createAsk, findGone} from './search-benchmark/ask';
import {HALVES, readQueries} from './search-benchmark/queries';
import {readIndex} from './search-benchmark/readIndex';
import * as score from './search-benchmark/score';
import {runMain} from './runMain';
import {consoleTable} from './table';

const FIGURES = ['hit@1', 'hit@3', 'MRR', 'place'];

async function main(): Promise<number> {
  const {values} = parseArgs({
    options: {
      failures: {type: 'boolean', default: false},
      check: {type: 'boolean', default: false},
      build: {type: 'string', default: 'build'},
    },
  });
  const rows = [
    ['', '', ...[...HALVES, 'all'].flatMap((half) => FIGURES.map(() => half))],
    ['class', 'queries', ...[...HALVES, 'all'].flatMap(() => FIGURES)],
  ];
  const failures: string[] = [];
  const falls: string[] = [];
  const gone: Finding[] = [];
  for (const language of LOCALES) {
    const index = readIndex(path.join(values.build, localePath(language)), language);
    const {queries, problems} = readQueries(language);
    problems.push(...findGone(queries, index));
    gone.push(...problems.map((problem) => ({...problem, rule: 'query'})));
    const ask = await createAsk(index);
    const outcomes = queries.map((query) => score.judge(query, ask(query.text)));
    rows.push(...score.tableOf(language, outcomes));
    failures.push(
      ...outcomes
        .filter(({rank, query}) => values.failures && rank !== 1 && query.half === 'tune')
        .map(score.describe),
    );
    falls.push(...score.missedFloors(language, outcomes), ...score.siteBeforeManual(language, ask));
  }
  console.log([consoleTable(rows), ...failures].join('\n'));
  // A query without its answer counts as missed: the floors say nothing then.
  const lines = gone.length > 0 ? showFindings(gone) : falls;
  lines.forEach((line) => console.error(line));
  if (!values.check || lines.length === 0) return 0;
  const worse = 'A change made the search worse: see --failures for the queries.';
  console.error(gone.length > 0 ? 'Pages changed, not the search: correct these queries.' : worse);
  return 1;
}

void runMain(main);
