import {isCancel, select, text} from '@clack/prompts';

/** A question for an option that was not given. */
export type Question = {
  /** The option, such as `--title`. */
  readonly option: string;
  readonly message: string;
  /** A valid answer. */
  readonly example: string;
  /** The answers to choose from; any text without them. */
  readonly choices?: readonly {readonly value: string; readonly label: string}[];
};

/**
 * Asks in a terminal.
 * @throws Error that names the option where nobody can answer, or when the writer stops
 */
export async function ask({option, message, example, choices}: Question): Promise<string> {
  if (!process.stdin.isTTY || !process.stdout.isTTY) {
    throw new Error(`${option} is missing: ${message}. Fix: add ${option} ${example}`);
  }
  const answer = choices
    ? await select({message, options: [...choices]})
    : await text({message, placeholder: example.replace(/^"|"$/g, '')});
  if (isCancel(answer)) throw new Error('Stopped; nothing was changed.');
  return answer ?? '';
}
