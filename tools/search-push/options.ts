import {parseArgs} from 'node:util';

/** Command-line options. */
export type PushOptions = {
  /** Report only; send nothing. */
  readonly dryRun: boolean;
  /** Index to replace, or undefined for the one of the site's configuration. */
  readonly indexName: string | undefined;
  readonly buildDir: string;
};

/**
 * Parses the command line.
 * @throws Error for an unknown option or an invalid index name
 */
export function parseOptions(args: readonly string[]): PushOptions {
  const {values} = parseArgs({
    args: [...args],
    options: {
      'dry-run': {type: 'boolean', default: false},
      index: {type: 'string'},
      dir: {type: 'string', default: 'build'},
    },
  });
  if (values.index !== undefined && !/^[\w.-]{1,100}$/.test(values.index)) {
    throw new Error(
      `--index ${JSON.stringify(values.index)} is no name for an index: use letters, digits, "_", "-" and ".". ` +
        'Valid example: --index Snowball_next',
    );
  }
  return {dryRun: values['dry-run'], indexName: values.index, buildDir: values.dir};
}
