import {parseArgs} from 'node:util';

/** Which steps of `npm test` run. */
export type TestOptions = {readonly only: readonly string[]; readonly shard: string | undefined};

/**
 * Reads the command line.
 * @param steps the names that `--only` may have
 * @throws Error that names the option, its value and the fix
 */
export function readOptions(args: readonly string[], steps: readonly string[]): TestOptions {
  const {values} = parseArgs({
    args: [...args],
    options: {only: {type: 'string'}, shard: {type: 'string'}},
  });
  const only = values.only?.split(',') ?? [...steps];
  const unknown = only.filter((name) => !steps.includes(name));
  if (unknown.length > 0) {
    throw new Error(`--only has no step "${unknown.join(', ')}". Fix: use ${steps.join(', ')}.`);
  }
  const [, index = 0, count = 0] = /^(\d+)\/(\d+)$/.exec(values.shard ?? '1/1') ?? [];
  if (Number(index) < 1 || Number(index) > Number(count)) {
    throw new Error(`--shard is "${values.shard}". Fix: give a part and their number: 1/3.`);
  }
  return {only, shard: values.shard};
}
