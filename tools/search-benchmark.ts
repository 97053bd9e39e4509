/**
 * Relevance benchmark of the search over the built site: `npm run search:benchmark [-- options]`.
 *
 * --failures      also list the queries of the half `tune` that do not have an accepted page first; `--failures=all`
 *                 lists those of the half `check` too, which is held out: looking at it while changing the ranking
 *                 would spoil what it can tell
 * --json          the figures as JSON
 * --check         exit with 1 when the search falls below a floor of tools/search-benchmark/goals.ts
 * --compare       the same queries to other search engines on the same pages, installed when first asked for
 * --write         with --compare: write the tables to tools/search-benchmark/results.md
 *
 * What the figures mean: tools/search-benchmark/README.md.
 */
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {readArguments} from './search-benchmark/arguments';
import type {Engine} from './search-benchmark/engine';
import {listFailures} from './search-benchmark/failures';
import {FLOORS} from './search-benchmark/goals';
import {createOurEngine} from './search-benchmark/ourEngine';
import {LANGUAGES, readQueries, type Query} from './search-benchmark/queries';
import {describeLags, describeMisses, toResultsFile} from './search-benchmark/results';
import {askAll} from './search-benchmark/score';
import {readSite} from './search-benchmark/site';
import {tableOfEngines, tableOfHalves, toText, type Answers} from './search-benchmark/tables';
import {checkTargets} from './search-benchmark/targets';
import {toJson} from './search-benchmark/toJson';

const siteDir = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const QUERIES = 'tools/search-benchmark/queries';
const RESULTS = 'tools/search-benchmark/results.md';

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

  const ask = async (engine: Engine): Promise<Answers> => {
    const outlineOf = (query: Query) => sites[query.language].outline;
    return {engine: engine.name, outcomes: await askAll(engine, queries, outlineOf)};
  };
  const ourEngine = await createOurEngine(sites);
  const ours = await ask(ourEngine);
  const others: Answers[] = [];
  const versions = [`${ourEngine.name} (${ourEngine.version})`];
  if (options.compare) {
    // Only here: it brings a browser and bundlers with it.
    const {withCompared} = await import('./search-benchmark/compare/compared');
    await withCompared(sites, async (engines) => {
      for (const engine of engines) {
        others.push(await ask(engine));
        versions.push(`${engine.name} ${engine.version}`);
      }
    });
  }

  if (options.json) {
    console.log(toJson([ours, ...others]));
  } else {
    const tables = LANGUAGES.flatMap((language) => [
      tableOfHalves(ours, language),
      ...(options.compare ? [tableOfEngines([ours, ...others], language)] : []),
    ]);
    tables.forEach((table) => console.log(`${toText(table)}\n`));
  }
  if (options.failures !== 'none') {
    listFailures(ours.outcomes, options.failures === 'all').forEach((line) => console.log(line));
  }
  const misses = describeMisses(ours);
  const lags = describeLags(ours, others);
  [...misses, ...lags.map((lag) => `not ahead: ${lag}`)].forEach((line) => console.error(line));
  if (options.write) {
    const date = new Date().toISOString().slice(0, 10);
    writeFileSync(path.join(siteDir, RESULTS), toResultsFile(ours, others, versions, date));
  }
  const falls = options.check ? describeMisses(ours, FLOORS, 'floor') : [];
  falls.forEach((line) =>
    console.error(`${line}: a change made the search worse, see --failures for the queries`),
  );
  return falls.length > 0 ? 1 : 0;
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
