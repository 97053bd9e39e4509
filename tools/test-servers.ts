/**
 * `npm run test:servers [-- --require]`: the tests of tests/servers against every server that is installed or can be. One that
 * is missing is named, and an error with `--require`.
 */
import {spawnSync} from 'node:child_process';
import {parseArgs} from 'node:util';
import {ensureServers} from './servers/ensureServers';
import {nodeProgram} from './nodeProgram';
import {runMain} from './runMain';

function main(): number {
  const {values, positionals} = parseArgs({
    options: {
      require: {type: 'boolean', default: false},
      reporter: {type: 'string', multiple: true},
    },
    allowPositionals: true,
  });
  const missing = ensureServers();
  const reporters = (values.reporter ?? ['default']).map((name) => `--reporter=${name}`);
  const {status} = spawnSync(
    process.execPath,
    nodeProgram(
      'vitest',
      ...['run', '--config', 'tests/servers/vitest.config.ts', ...reporters, ...positionals],
    ),
    {
      stdio: 'inherit',
      env: {...process.env, OBIS_MISSING_SERVERS: missing.join(',')},
    },
  );
  for (const name of missing) console.log(`not tested: ${name}, which could not be installed`);
  return missing.length > 0 && values.require ? 1 : (status ?? 1);
}

void runMain(main);
