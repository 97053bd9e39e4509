/**
 * `npm run fuzz [-- --seconds 60] [--seed N] [--only index]`: the properties of what comes from outside (`*.fuzz.test.ts`),
 * for longer and with other values than in `npm test`. A failure prints the seed and the smallest case.
 */
import {spawnSync} from 'node:child_process';
import {randomInt} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {Globby} from '@docusaurus/utils';
import {readOptions} from './fuzz/options';
import {nodeProgram} from './nodeProgram';
import {runMain} from './runMain';

const siteDir = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** Time for what runs beside the properties: starting, and the other tests of the same files. */
const SPARE_MS = 60_000;

const targetOf = (file: string) => path.basename(file).replace(/\.fuzz\.test\.tsx?$/, '');

function main(): number {
  const files = Globby.sync('{src,tools}/**/*.fuzz.test.{ts,tsx}', {cwd: siteDir}).sort();
  const targets = files.map(targetOf);
  const {seconds, seed, only} = readOptions(process.argv.slice(2), targets, randomInt(2 ** 31 - 1));
  const chosen = files.filter((file) => only === '' || targetOf(file) === only);
  const properties = chosen.flatMap(
    (file) => readFileSync(path.join(siteDir, file), 'utf8').match(/fc\.assert\(/g) ?? [],
  );
  const milliseconds = Math.ceil((seconds * 1000) / properties.length);
  const again = `npm run fuzz -- --seed ${seed} --seconds ${seconds}${only && ` --only ${only}`}`;
  console.log(`${properties.length} properties in ${seconds} s. The same again: ${again}`);
  const {status, error} = spawnSync(
    process.execPath,
    nodeProgram(
      'vitest',
      ...['run', '--project', 'fuzz', '--no-file-parallelism'],
      ...[`--testTimeout=${milliseconds + SPARE_MS}`, ...chosen],
    ),
    {
      cwd: siteDir,
      stdio: 'inherit',
      env: {...process.env, OBIS_FUZZ_SEED: String(seed), OBIS_FUZZ_MS: String(milliseconds)},
      // A property that never ends blocks its thread: the time limit of its test cannot end it.
      timeout: seconds * 1000 + 2 * SPARE_MS,
    },
  );
  if (error)
    throw new Error(`The run did not end; the last file above hangs. Again: ${again}`, {
      cause: error,
    });
  return status ?? 1;
}

void runMain(main);
