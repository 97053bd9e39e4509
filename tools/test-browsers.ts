/**
 * `npm run test:browsers [-- --engine firefox] [--require]`: the journeys of tests/browsers in every engine that is installed
 * or can be. An engine that is missing is named, and an error with `--require`.
 */
import {spawnSync} from 'node:child_process';
import {parseArgs} from 'node:util';
import {ENGINES, type EngineName} from '../tests/browsers/engines';
import {installEngine} from './browser/installEngine';
import {nodeProgram} from './nodeProgram';

const {values} = parseArgs({
  options: {
    engine: {type: 'string', multiple: true},
    require: {type: 'boolean', default: false},
    reporter: {type: 'string', default: 'list'},
  },
});

const names = Object.keys(ENGINES) as EngineName[];
const wanted = names.filter((name) => !values.engine || values.engine.includes(name));
const unknown = values.engine?.filter((name) => !names.some((each) => each === name)) ?? [];
if (unknown.length > 0) {
  console.error(`--engine ${unknown.join(', ')}: no such engine. Choose from ${names.join(', ')}.`);
  process.exit(1);
}

const missing = wanted.filter((name) => !installEngine(name));
const projects = wanted.filter((name) => !missing.includes(name));
const {status} =
  projects.length > 0
    ? spawnSync(
        process.execPath,
        nodeProgram(
          '@playwright/test playwright',
          ...['test', '--config=tests/browsers', `--reporter=${values.reporter}`],
          ...projects.map((name) => `--project=${name}`),
        ),
        {stdio: 'inherit'},
      )
    : {status: 1};
for (const name of missing) console.log(`not tested: ${name}, which could not be installed`);
process.exit(missing.length > 0 && values.require ? 1 : (status ?? 1));
