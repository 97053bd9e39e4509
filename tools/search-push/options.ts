import {parseArgs} from 'node:util';

/** What the command line asks for. */
export type PushOptions = {
  /** Only says what would be sent. */
  dryRun: boolean;
  /** Index to replace, or undefined for the one of the site's configuration. */
  indexName: string | undefined;
  buildDir: string;
  help: boolean;
};

/** Shown for `--help`. */
export const HELP = `npm run search:push [-- --dry-run] [--index NAME] [--dir build]

Replaces the index of the hosted search with the records of the built site, all at once: until the last step, and if
anything fails, readers find what they found before.

  --dry-run      says what would be sent; needs no key and no network. With a key, shows changed index settings too
  --index NAME   another index than that of docusaurus.config.ts, for example to try settings out
  --dir FOLDER   output folder of the build; the default is build

Needs SEARCH_APP_ID, SEARCH_API_KEY and SEARCH_ADMIN_KEY in the environment or in .env (see .env.example).`;

/**
 * Reads the command line.
 * @throws Error for an unknown option or a name that no index can have
 */
export function parseOptions(args: readonly string[]): PushOptions {
  const values = parse(args);
  if (values.index !== undefined && !/^[\w.-]{1,100}$/.test(values.index)) {
    throw new Error(
      `--index ${JSON.stringify(values.index)} is no name for an index: use letters, digits, "_", "-" and ".". ` +
        'Valid example: --index Snowball_next',
    );
  }
  return {
    dryRun: values['dry-run'],
    indexName: values.index,
    buildDir: values.dir,
    help: values.help,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        'dry-run': {type: 'boolean', default: false},
        index: {type: 'string'},
        dir: {type: 'string', default: 'build'},
        help: {type: 'boolean', default: false},
      },
    }).values;
  } catch (error) {
    throw new Error(`${(error as Error).message}. All options: npm run search:push -- --help`, {
      cause: error,
    });
  }
}
