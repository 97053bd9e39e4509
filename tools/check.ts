/** `npm run check`: the checks that what changed since the main branch needs. `npm test` has all of them. */
import fs from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {changedFiles} from './check/changedFiles';
import {partsFor} from './check/parts';
import {formatEnd} from './check/formatEnd';
import {runParts} from './check/runParts';
import {runMain} from './runMain';

const HELP = `npm run check [-- --since <ref> | --all]

Checks what changed since the branch left the main branch (origin/main, else main), committed or not: types, code style,
format, texts, translations, confirmed facts, workflows, and the unit tests of changed code.

  --since <ref>  what changed since another branch, tag or commit
  --all          everything but the unit tests
  --help         this text`;

const siteDir = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

async function main(): Promise<number> {
  const {values} = parseArgs({
    options: {since: {type: 'string'}, all: {type: 'boolean'}, help: {type: 'boolean'}},
  });
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  if (values.all && values.since !== undefined) {
    throw new Error('--all and --since exclude each other. Fix: use one of them.');
  }
  const changes = values.all ? undefined : changedFiles(siteDir, values.since);
  if (changes) {
    const {length} = changes.files;
    console.log(`${length} file${length === 1 ? '' : 's'} changed since ${changes.since}`);
  }
  const parts = partsFor(changes?.files ?? 'all', (file) =>
    fs.existsSync(path.join(siteDir, file)),
  );
  if (parts.length === 0) {
    console.log('Nothing to check. Everything: npm run check -- --all');
    return 0;
  }
  const start = performance.now();
  const outcomes = await runParts(parts, siteDir);
  console.log(formatEnd(outcomes, (performance.now() - start) / 1000));
  return outcomes.every(({ok}) => ok) ? 0 : 1;
}

void runMain(main);
