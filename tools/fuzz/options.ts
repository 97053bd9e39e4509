import {parseArgs} from 'node:util';

/** What to fuzz, for how long, and with which values. */
export type FuzzOptions = {readonly seconds: number; readonly seed: number; readonly only: string};

const MAX_SEED = 2 ** 31 - 1;

function wholeNumber(name: string, text: string, max: number): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= 1 && value <= max) return value;
  throw new Error(
    `--${name} is "${text}". Fix: give a whole number from 1 to ${max}, such as --${name} 60`,
  );
}

/**
 * Reads the command line.
 * @param targets the names that `--only` may have
 * @param randomSeed taken without `--seed`
 * @throws Error that names the option, its value and the fix
 */
export function readOptions(
  args: readonly string[],
  targets: readonly string[],
  randomSeed: number,
): FuzzOptions {
  const {values} = parseArgs({
    args: [...args],
    options: {
      seconds: {type: 'string', default: '60'},
      seed: {type: 'string', default: String(randomSeed)},
      only: {type: 'string', default: ''},
    },
  });
  if (values.only !== '' && !targets.includes(values.only)) {
    throw new Error(`--only is "${values.only}". Fix: use one of ${targets.join(', ')}`);
  }
  return {
    seconds: wholeNumber('seconds', values.seconds, 86_400),
    seed: wholeNumber('seed', values.seed, MAX_SEED),
    only: values.only,
  };
}
