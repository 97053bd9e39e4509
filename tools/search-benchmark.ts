/**
 * Relevance benchmark of the search over the built site: `npm run search:benchmark [-- options]`.
 *
 * --failures      also list the queries of the half `tune` without an accepted page at rank 1; `--failures=all` lists those
 *                 of the held-out half `check` too: do not tune the ranking to them
 * --check         exit with 1 when the search falls below a floor (goals.ts), or ranks a page about the site before the
 *                 manual (manualFirst.ts)
 * --build=<dir>   another output folder of the site
 *
 * What the figures mean: tools/search-benchmark/README.md.
 */
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {readArguments} from './search-benchmark/arguments';
import {createAsk} from './search-benchmark/engine';
import {listFailures} from './search-benchmark/failures';
import {describeMisses, FLOORS, GOALS} from './search-benchmark/goals';
import {siteBeforeManual} from './search-benchmark/manualFirst';
import {LANGUAGES, readQueries} from './search-benchmark/queries';
import {judge} from './search-benchmark/score';
import {readSite} from './search-benchmark/site';
import {scoreTable} from './search-benchmark/tables';
import {checkTargets} from './search-benchmark/targets';
import {runMain} from './runMain';

const siteDir = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const QUERIES = 'tools/search-benchmark/queries';

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
  const ask = await createAsk(sites);
  const outcomes = queries.map((query) =>
    judge(query, ask(query.language, query.text), sites[query.language].outline),
  );
  LANGUAGES.forEach((language) => console.log(`${scoreTable(outcomes, language)}\n`));
  if (options.failures !== 'none') {
    listFailures(outcomes, options.failures === 'all').forEach((line) => console.log(line));
  }
  describeMisses(outcomes, GOALS, 'goal').forEach((line) => console.error(line));
  const falls = options.check
    ? [...describeMisses(outcomes, FLOORS, 'floor'), ...siteBeforeManual(ask)]
    : [];
  falls.forEach((line) =>
    console.error(`${line}: a change made the search worse, see --failures for the queries`),
  );
  return falls.length > 0 ? 1 : 0;
}

void runMain(main);
