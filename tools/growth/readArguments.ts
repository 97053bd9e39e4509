import {parseArgs} from 'node:util';

/** What the command line asks for. */
export type Arguments = {
  /** How many times as long as this manual each site is. */
  readonly factors: readonly number[];
  /** The only language to build; all without it. */
  readonly language?: string;
  readonly write: boolean;
  /** Leave the sites and their builds where they are. */
  readonly keep: boolean;
};

/**
 * Reads the command line.
 * @throws Error that names the option and the fix
 */
export function readArguments(args: readonly string[]): Arguments {
  const {values} = parseArgs({
    args: [...args],
    options: {
      factors: {type: 'string', default: '1,10'},
      language: {type: 'string'},
      write: {type: 'boolean', default: false},
      keep: {type: 'boolean', default: false},
    },
  });
  const {factors, language, ...rest} = values;
  const numbers = factors.split(',').map(Number);
  if (!numbers.every((factor) => Number.isInteger(factor) && factor >= 1)) {
    throw new Error(
      `--factors ${factors} is not a list of whole numbers. Write --factors 1,10,40.`,
    );
  }
  return {...rest, factors: numbers, ...(language && {language})};
}
