import {parseArgs} from 'node:util';

/** Command-line options. */
export type Arguments = {
  /** Which failures to list. */
  failures: 'none' | 'tune' | 'all';
  check: boolean;
  /** Output folder of the site. */
  build: string;
};

/**
 * Parses the command line.
 * @throws Error that names the option and the fix
 */
export function readArguments(args: readonly string[]): Arguments {
  const {values} = parseArgs({
    // `parseArgs` has no options with an optional value.
    args: args.map((arg) => (arg === '--failures' ? '--failures=tune' : arg)),
    options: {
      failures: {type: 'string', default: 'none'},
      check: {type: 'boolean', default: false},
      build: {type: 'string', default: 'build'},
    },
  });
  const {failures, ...rest} = values;
  if (failures !== 'none' && failures !== 'tune' && failures !== 'all') {
    throw new Error(`--failures=${failures} is unknown. Write --failures or --failures=all.`);
  }
  return {failures, ...rest};
}
