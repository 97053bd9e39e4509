/**
 * `npm run lint [-- --fresh]`: style of code, format, texts, translations and confirmed facts, of everything.
 * `--fresh` leaves out what earlier runs found (`npm test` does so).
 */
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {partsFor} from './check/parts';
import {formatEnd} from './check/formatEnd';
import {runParts} from './check/runParts';
import {runMain} from './runMain';

const siteDir = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

async function main(): Promise<number> {
  const {values} = parseArgs({options: {fresh: {type: 'boolean'}}});
  const parts = partsFor('all', () => true, values).filter(({name}) => name !== 'types');
  const start = performance.now();
  const outcomes = await runParts(parts, siteDir);
  console.log(formatEnd(outcomes, (performance.now() - start) / 1000));
  return outcomes.every(({ok}) => ok) ? 0 : 1;
}

void runMain(main);
