/**
 * Relevance benchmark of the search over the built site: `npm run search:benchmark [-- options]`.
 *
 * --failures      also list the queries of the half `tune` that do not have an accepted page first; `--failures=all`
 *                 lists those of the half `check` too, which is held out: looking at it while changing the ranking
 *                 would spoil what it can tell
 * --json          the figures as JSON
 * --check         exit with 1 when a goal is missed
 * --compare       the same queries to other search engines on the same pages, installed when first asked for
 * --write         with --compare: write the tables to tools/search-benchmark/results.md
 *
 * What the figures mean: tools/search-benchmark/README.md.
 */
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {readArguments} from './search-benchmark/arguments';
import {listFailures} from './search-benchmark/failures';
import {missedGoals} from './search-benchmark/goals';
import {createOurEngine} from './search-benchmark/ourEngine';
import {LANGUAGES, readQueries, type Query} from './search-benchmark/queries';
import {askAll} from './search-benchmark/score';
import {readSite} from './search-benchmark/site';
import {tableOfHalves, toText} from './search-benchmark/tables';
import {checkTargets} from './search-benchmark/targets';
import {toJson} from './search-benchmark/toJson';

const siteDir = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const QUERIES = 'tools/search-benchmark/queries';

const shownPercent = (value: number) => `${(100 * value).toFixed(1)} %`;

async function main(): Promise<number> {
  const options = readArguments(process.argv.slice(2));
  const buildDir = path.resolve(siteDir, options.build);
  const sites = {en: readSite(buildDir, 'en'), zh: readSite(buildDir, 'zh')};
  const {queries, problems} = readQueries(path.join(siteDir, QUERIES), QUERIES);
  const wrong = [...problems, ...checkTargets(queries, sites)];
  if (wrong.length > 0) {
    wrong.forEach(({file, line, message, fix}) =>
      console.error(`${file}:${line}  ${message}. Fix: ${fix}.`),
    );
    return 1;
  }

  const outlineOf = (query: Query) => sites[query.language].outline;
  const outcomes = await askAll(await createOurEngine(sites), queries, outlineOf);
  const ours = {engine: 'OBIS', outcomes};
  if (options.json) {
    console.log(toJson([ours]));
  } else {
    LANGUAGES.forEach((language) => console.log(`${toText(tableOfHalves(ours, language))}\n`));
  }
  if (options.failures !== 'none') {
    listFailures(outcomes, options.failures === 'all').forEach((line) => console.log(line));
  }

  const misses = missedGoals(outcomes);
  if (misses.length === 0 && !options.json) {
    console.log('Every goal is reached.');
  }
  misses.forEach(({language, queryClass, figure, value, goal}) =>
    console.error(
      `${language} ${queryClass}: ${figure} is ${shownPercent(value)}, the goal is ${shownPercent(goal)}`,
    ),
  );
  return options.check && misses.length > 0 ? 1 : 0;
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
