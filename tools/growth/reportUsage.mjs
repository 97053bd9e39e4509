/**
 * Loaded with `--import` into a build: writes, when it ends, what it has used to the file OBIS_USAGE_FILE.
 * `maxRSS` is in KB and the times are in microseconds; threads count, other processes do not.
 */
import {writeFileSync} from 'node:fs';
import process from 'node:process';
import {isMainThread} from 'node:worker_threads';

const file = process.env.OBIS_USAGE_FILE;
if (isMainThread && file) {
  process.on('exit', () => writeFileSync(file, JSON.stringify(process.resourceUsage())));
}
