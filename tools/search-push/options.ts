import {parseArgs} from 'node:util';

/** What the command line asks for. */
export type PushOptions = {
  /** Only says what would be sent. */
  readonly dryRun: boolean;
  /** Index to replace, or undefined for the one of the site's configuration. */
  readonly indexName: string | undefined;
  readonly buildDir: string;
};

/**
 * Reads the command line.
 * @throws Error for an unknown option or a name that no index can have
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
